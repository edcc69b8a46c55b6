import { invalid, weakPassword } from './auth-error.ts'
import { maxPasswordBytes } from './passwords.ts'

/** Throws where the length is wrong: counted in characters for the minimum, in bytes for the maximum. */
export function checkPasswordLength(password: string, minimum: number): void {
  if (Buffer.byteLength(password.normalize('NFC')) > maxPasswordBytes) {
    throw invalid(`Password cannot be longer than ${maxPasswordBytes} characters`)
  }
  if ([...password].length < minimum) {
    throw weakPassword(`Password should be at least ${minimum} characters.`, ['length'])
  }
}

/** Throws where the password is among the first that anybody guesses, the person's own address included. */
export function refuseGuessable(password: string, email: string | null): void {
  const plain = password.toLowerCase()
  const [name = '', domain = ''] = (email ?? '').split('@')
  const own = [email ?? '', name, domain].some(word => word.length >= 4 && plain === word)
  const core = plain.replace(/[\d\W_]+$/, '')
  if (own || commonPasswords.has(plain) || (contextWords.has(core) && plain.length < 16) || isOneRun(plain)) {
    throw weakPassword('Password is known to be weak and easy to guess, please choose a different one.', [
      'pwned',
    ])
  }
}

/** `aaaaaaaa`, `12345678`, `hgfedcba`: one step repeated. */
function isOneRun(password: string): boolean {
  const codes = Array.from(password, character => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  )
}

const contextWords = new Set(['parvis', 'avocat', 'avocats', 'cabinet', 'lawyer'])

/** The head of every published list of leaked passwords, where it reaches the usual minimum length. */
const commonPasswords = new Set(
  `123456789 1234567890 0123456789 987654321 0987654321 11111111 111111111 00000000 88888888 12341234
  11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12345 azertyui
  azertyuiop azerty123 azerty1234 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abcd1234
  abc12345 abc123456 a1234567 a12345678 aa123456 aa12345678 passw0rd p@ssw0rd p@ssword pa$$word passwort
  password password1 password12 password123 password1234 password12345 motdepasse motdepasse1 iloveyou iloveyou1
  iloveyou2 jetaime1 jetaimetoi letmein1 letmein123 welcome1 welcome12 welcome123 bienvenue bienvenue1 bonjour1
  bonjour123 doudou01 soleil01 chouchou loulou01 marseille olympique sunshine sunshine1 princess princess1
  football football1 baseball baseball1 superman superman1 batman123 starwars pokemon1 pokemon123 trustno1
  whatever computer internet michelle jennifer jonathan samantha victoria nicolas1 isabelle changeme changeme1
  changeme123 administrator admin123 admin1234 admin12345 administrateur secret123 test1234 test12345 testtest
  master123 dragon123 monkey123 shadow123 liverpool liverpool1 chelsea1 charlie1 killer123 blink182 hello123
  hello1234 freedom1 corvette mercedes ferrari1 qazwsxedc 1qazxsw2 zaqwsxcde asdf1234 asdfasdf qwer1234 1234qwer
  123qweasd 123qwe123 qweasdzxc 147258369 159753456 741852963 789456123 123123123 321321321 121212121 12344321
  123454321 123654789 147852369 love1234 lovelove mynoob12 unknown1 zinch123 chatgpt1`.split(/\s+/),
)
