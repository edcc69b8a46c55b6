/** Maximum number of characters of the question that the answer repeats. */
const maxEchoLength = 600

/** The built-in model's whole answer, in Markdown, in the language the question seems to be in. */
export function builtInAnswer(question: string): string {
  return isFrench(question) ? inFrench(quoted(question)) : inEnglish(quoted(question))
}

const frenchWords =
  /\b(le|la|les|des|une|un|du|est|et|je|mon|ma|mes|que|qui|quel|quelle|comment|pour|avec|dans|sur|puis|bonjour|merci|ai|c’est|c'est|qu’|qu'|j’|j'|l’|l'|d’|d')(?=\P{L}|$)/giu
const englishWords =
  /\b(the|is|are|a|an|of|and|my|what|which|how|can|do|does|to|for|with|in|on|i|hello|please|thanks)\b/gi

/** Compares the number of common short words in each language. Accents count as French. */
function isFrench(question: string): boolean {
  const start = question.slice(0, 2000)
  const french = (start.match(frenchWords) ?? []).length + (start.match(/[éèêàçùœ]/gi) ?? []).length
  return french > (start.match(englishWords) ?? []).length
}

function quoted(question: string): string {
  const whole = question.trim()
  const echo =
    whole.length > maxEchoLength ? `${whole.slice(0, maxEchoLength).replace(/[\uD800-\uDBFF]$/, '')}…` : whole
  return echo.replace(/^/gm, '> ')
}

/** The operator's own server does not know the choices on screen by name, so the example maps them. */
const setting = `\`\`\`sh
OPENAI_API_KEY=…
# or
OPENAI_BASE_URL=http://127.0.0.1:11434/v1
MODEL_API=chat
MODEL_MAP=gpt-4o:llama3.3,gpt-5:llama3.3,o3:llama3.3
\`\`\``

function inEnglish(question: string): string {
  return `**No language model is configured here**, so I am the built-in model: I cannot give you any legal \
information. You asked:

${question}

To get real answers, the operator of this service sets one of these before the start, in the environment or in the \
file \`.env\`:

- \`OPENAI_API_KEY\`: the key of an OpenAI account;
- \`OPENAI_BASE_URL\`: the address of any server that speaks the same API, on this machine or elsewhere \
(with \`MODEL_API=chat\` if it speaks Chat Completions). \`MODEL_MAP\` then says which of its models answers for each \
choice on screen.

${setting}

Everything else works as it will then: your chats are kept, and you can rename, delete and reread them.
`
}

function inFrench(question: string): string {
  return `**Aucun modèle de langage n’est configuré ici** : je suis le modèle intégré et je ne peux vous donner \
aucune information juridique. Vous avez demandé :

${question}

Pour obtenir de vraies réponses, la personne qui exploite ce service indique avant le démarrage, dans \
l’environnement ou dans le fichier \`.env\`, l’un de ces réglages :

- \`OPENAI_API_KEY\` : la clé d’un compte OpenAI ;
- \`OPENAI_BASE_URL\` : l’adresse d’un serveur qui parle la même interface, sur cette machine ou ailleurs \
(avec \`MODEL_API=chat\` s’il parle Chat Completions). \`MODEL_MAP\` dit alors lequel de ses modèles répond pour \
chaque choix à l’écran.

${setting.replace('# or', '# ou')}

Tout le reste fonctionne comme il le fera alors : vos conversations sont conservées, et vous pouvez les renommer, les \
supprimer et les relire.
`
}
