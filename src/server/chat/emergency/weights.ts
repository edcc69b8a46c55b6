// Made by `npm run emergencies -- train`.

export const intercepts = [-3.29, -3.87, -2.64, -3.34, -3.66]

export const weightLines = `
! ggieg
. a DDEDB
. ai ABEAB
. am CCGEC
. c ECBAB
. ca BDEBB
. can dadbd
. ce EBDDB
. don CEGCC
. ele aaaCa
. est DEGBB
. feded
. he FEBDA
. her ABFAB
. his ACCC-
. how bacbb
. i FEMGH
. il HCDBE
. is B-CaA
. j CCGGB
. je GEHDG
. le -C-AB
. merci BBFBB
. moi AAAFD
. mon EBEAD
. my EBbaB
. please BDBAA
. she FB-EB
. suis DBADB
. that ECGCC
. the CDEFB
. they ABAGF
. today DBACA
. un FDFGG
. une BBEEB
. voila BDDBB
. what EB-BB
. where CGECC
. which A-AAD
. who CCFAB
0 -C-EA
0 . gegaf
0 0 ffefe
0 ? ddded
0 am CKCBC
0 an aaaDa
0 and DJEOF
0 ans ADBJC
0 de Abc-b
0 degres ABBDF
0 e CFGCH
0 et BFFEE
0 euro ddedd
0 euros ggggf
0 h DMDEH
0 has ACADA
0 heures BIBBD
0 hours BLBAB
0 i aAaGA
0 is bBbcb
0 miles ccdcc
0 min GGABB
0 my BCAMC
0 ne AAAAE
0 pm EBABG
0 th BEFBE
0 this ADAAA
0 year BEDKC
2000 eefee
2000 et -AA-C
2000 l cbccc
2000 the ccdce
? asking CFBCF
? c ACFAA
? ffgff
? il DDaAA
? ils BDCCI
? it ADAAA
? je dcbde
? my DEDBB
? question ddddd
? they BECBG
^ 0 bBccb
^ a AAAFC
^ acident ccccc
^ adieu CCHCC
^ after --C--
^ aide dcdcc
^ aidez Bbdbb
^ am ccdcc
^ amende ccdcc
^ an IFFFC
^ and dcddd
^ are eefef
^ as ccccc
^ ask ccccc
^ at ccccc
^ au acdbc
^ autant DDJDD
^ baby CDCJD
^ bailif CCBBI
^ bailifs CCCCJ
^ best fegff
^ bonjour DECDD
^ brother ADAAA
^ c dc-cc
^ ca FFBAF
^ came BBBBG
^ can feffe
^ ce eefeb
^ charge dcdcc
^ check ccdcc
^ combien cbccc
^ coment eeeee
^ cops BHBBB
^ corect ccdcc
^ dad BIBPE
^ dans ggihg
^ date dcddb
^ death DEKDE
^ delai dcddd
^ demain aaEa-
^ depot ccccc
^ des DBAGI
^ deux AAAAD
^ did cbdcc
^ diference ededd
^ dites -AE--
^ divorce eefee
^ do daedc
^ does cc-cc
^ don ddedd
^ driving ccdcc
^ droit eeeee
^ ecris dcdcc
^ ele KDCGC
^ est cbaba
^ et edeed
^ everyone CCHCC
^ eviction CDDDJ
^ ex FBBDB
^ expulsion DDCCL
^ faire ccccc
^ false ddddc
^ faut eeeee
^ fiche ccdcc
^ fired ccccc
^ five AA-AE
^ frais ccccc
^ fre ddedd
^ ful ddddd
^ g BEJJC
^ garde FQEEF
^ gift dcddc
^ give --C--
^ godbye AACAA
^ harcele ddddd
^ he OD-BD
^ helo cbdcc
^ help DDaC-
^ hes ICBEC
^ hier Ea---
^ how eeeee
^ huisier BBBCI
^ husband BCBFF
^ i A-E--
^ if --I-A
^ il ODABC
^ ils EMDFM
^ im FINOH
^ in ihiih
^ is ggigg
^ it BAAcb
^ j a-D-a
^ jai HEMGE
^ je BAE-A
^ jen CCHCC
^ jme HCCCG
^ jsui CDCCI
^ jsuis IIIEE
^ jvai DELDD
^ l ccdaB
^ la -CABD
^ landlord ABBBI
^ le aabAA
^ legal ccccc
^ les cbcab
^ letre ccddc
^ leur ---C-
^ licenciement ccdcc
^ life CCJCC
^ lost --D--
^ ma ACCDA
^ maitre CDDAB
^ maman -AaH-
^ management ccccc
^ may eeeee
^ me CDICC
^ men HEDDJ
^ mes DACD-
^ mn GHBFC
^ moi CGHCF
^ mon ABABA
^ monsieur EAA-a
^ my AAACA
^ neighbour EAAAA
^ no AAGAD
^ nobody CCKCC
^ nos AAAAE
^ nothing BBFBB
^ notre BEDGG
^ nous bBbaC
^ oficers aa--E
^ on AFaBG
^ ou ccdcc
^ our CEDIJ
^ ouvrir ccdcd
^ papa HJCND
^ persone CCJCC
^ peut edeed
^ plafond ddedd
^ plainte ccccc
^ please Cabbb
^ plus BCICE
^ plutot AAE-A
^ police DNDDI
^ pour ddddd
^ pourquoi eefee
^ prefecture ddedd
^ prescription dcddd
^ proteger dcdcc
^ puis defee
^ qu fefef
^ quand ddbdd
^ que gghgg
^ quel daddd
^ quele ccacc
^ quelqu -a-Eb
^ quels ddddd
^ qui gghgg
^ resume dcddd
^ right edede
^ sa AAEAA
^ saisie dcdcd
^ se ccdcc
^ she Cbaac
^ should ccdcc
^ si a-G--
^ since --E--
^ some Ea-ac
^ somebody HDBJC
^ someone DaABa
^ squaters ccddd
^ student DHDDI
^ t FCDBC
^ ten EAAA-
^ the a-aAC
^ their BCBIC
^ there FAEDA
^ they DLBEM
^ thinking EFNEE
^ this a-Eaa
^ translate cdccc
^ tu ddedd
^ two BC-aA
^ un B--C-
^ une abcDb
^ unpaid ccccc
^ urgent ddedd
^ vire ----D
^ we abdaB
^ what eddee
^ when dbced
^ where ccccc
^ which fcgff
^ who ffgff
^ why ffgff
^ wil dc-dc
^ write eefee
^ y EBBED
^ ya GCFCC
a 0 bAdc-
a achete EBEBC
a agrese GBBAA
a anule ddddd
a apele cEbAa
a arete DJ-AA
a avaler EBAAB
a baby -AAFD
a bad fefee
a bailif ededb
a bal eeeee
a belt -AAFA
a blade HB-BB
a bloque CDCCK
a botle GBAAA
a bout BBHBB
a boy CCBJC
a bridge --E-A
a bu FBBEB
a bulet HDIDD
a cable ACBJC
a cache -BGAB
a car dbdBc
a case Acdac
a cause fcegf
a ce acedd
a cel BMBBC
a change bbbcC
a child dcdBc
a cinq eefee
a claque -AAFC
a cle ED-ab
a coleague dc-ec
a combien ccdcc
a complaint CAAAA
a conduit AFBAA
a confie -AFaA
a contract ccccc
a cote A-aE-
a coupe CEAAG
a coups ECBIC
a court acccc
a crime -cdcc
a crowbar GBBAB
a date EELDE
a day c-cbc
a de eeeee
a debt ccccc
a deja BA--E
a demain BGBBB
a demande aaCEA
a demenage edeed
a des -AAKF
a disparu AABIB
a dit IBEFC
a divorce ddedd
a dog --AFA
a dor dcddd
a dormir cbdAb
a douze ----D
a droit -GADA
a duty ADAAA
a ecrit GCIAC
a embarque AFBBA
a en ABFBB
a encore ICBBC
a enferme GEEHM
a enfermes D----
a enleve CDCKG
a envoye BaCca
a esaye BBEFA
a ete bGa--
a etrangle EA--A
a eu fceff
a expulse ddddd
a fait eebb-
a fake eeffe
a famous ccccc
a father ddefd
a faulty ddddd
a ferme C--DA
a few EBEBB
a fine ddddd
a fini ADAAA
a flat ffgff
a flight AAAEB
a frape H-aA-
a french eefee
a friend hhghg
a fugue DDCLD
a game -AAFA
a garde BGBAA
a godbye CCICC
a guest acecc
a gun CaAaa
a guy GABBE
a hamer ICCBG
a instale --a-C
a jamais c-dcb
a jete CAAE-
a kidnape DEDKE
a kitchen HCBBC
a knife DBEFB
a l -BaAA
a la aBaAB
a laise CEFGC
a lance GBABB
a landlord edddf
a laver A---C
a lawyer bEaba
a le CBDGF
a leter baDbb
a liar ddddd
a lieu BCCCI
a lighter EAAAA
a list --C--
a litle BBBHB
a locksmith ----H
a lot ddeed
a m DBFBB
a ma B-DBA
a man FCBJE
a manger EEAFA
a mark BAADA
a me EGPIF
a menace D-baa
a mes dfegf
a meting ddddc
a midi IFCCF
a minor ddedd
a mis DA-BH
a mistake AAEAA
a mon ececd
a month ddddd
a montre FCCJD
a mourir a-C--
a new eddeA
a note CCJJC
a notre c-cdc
a ouvert D----
a padlock a--bG
a paper BGBBH
a parcel geeee
a paris c-ecc
a pas ACcEB
a pase AEA-A
a perdu dddAc
a person ddddd
a persone BEFBB
a pete CA---
a peur ABAHB
a picture EAAA-
a pied cddcd
a plane ccdac
a plus aAE-a
a podcast dcccc
a police aE-a-
a policeman d-dcc
a poste DACAA
a pouse ICBCB
a pris DHHFD
a profite AAAAF
a promis FBAAB
a public ccccc
a pupil cbcab
a quand ddddd
a quel ccccc
a quele eeeee
a qui AaCa-
a quinze ddded
a quoi aCCa-
a recu GBBBD
a red ddddc
a refuse ffffe
a regarde BBGBB
a repris BFBBI
a retire cbaba
a rien DHKDD
a rifle HBAAB
a rope DDKCD
a saute fdeed
a schol eeffe
a screwdriver HCBBC
a se ddfdd
a secoue BCCKC
a sere IBBBB
a ses BBGFC
a shop -dddc
a slap GBBBB
a solicitor AEAAA
a son bcebb
a sorti KDGCE
a stel AAAAD
a stick ACBIC
a stranger DEDJD
a student ddede
a suit -AAAG
a suplie -CACA
a suspect -E-A-
a t eefec
a talk ddddd
a teacher cbc-b
a ten cccdc
a tenant ccccc
a thief ccdcc
a thing ccdcc
a todler -BAHB
a tordu HCBBB
a touche JDDJE
a toujours dbddd
a tout BAD-D
a train ACCEB
a traine a--D-
a tre a-Daa
a trois beddf
a trouve F-aa-
a un CE-CC
a une CC-DA
a used ddedd
a van BFBBD
a vendu ededd
a vide -A-CF
a vingt dcedd
a vire dcdca
a vole gffgf
a vous DELEE
a vu ENGEE
a vue -Ia--
a wal acddc
a warant aCaab
a whole BBFBB
a wil edfee
a witnes cdbcc
a woman acddd
a worker CDCJD
a year eeffe
aband* edeee
abandon edddd
abduc* ddded
aboli* ccdcc
abone* edfee
abonement ddedd
about a fffff
about an ccccc
about cd-dc
about kiling DDJDD
about my eegee
about police deddd
about the ccdea
abroa* eegde
abroad eegde
absen* bbbbA
absence pour BBBBF
abuse DA---
abuse* -A-HA
abused ---E-
abusi* ccccc
acept ccdcc
acept* cddcc
achat ccdcc
achet* ccadd
achete ABG-A
achete ce AAEBB
achete une CCHBC
acheter cdfdd
acheteur ccccd
acide GB-AB
acide si EA--A
acide* gfggf
acident de eeeed
acident gfgff
acomp* fgggf
acompte fggff
acord eedac
acouc* ccdcc
acouchement ccdcc
acoun* hghhh
acount hghhg
acount is ddddd
acqui* edeed
acquited ccccc
acros EAA-D
acros the EAA-D
act ccccc
acte -AF-A
activ* ccdcc
acuei* --aC-
acueil ccccc
acuse a ccccc
acuse feffe
acuse* ddbdd
adieu CEQDE
admin* cddcc
administration cddcc
ado aaBFa
ado veut ddeed
adopt* eeeee
adopter ddded
adopter l ccccc
adres* CADCB
adult -A-DA
adult* GEDKE
adulte GEDKE
advan* ededd
advance ededd
adver* ddddd
aerop* aDaB-
aeroport aDaB-
afair ccdcc
afair* babbE
afaire caccb
afaires a-aaG
afaires dans BCBBG
afaires et DBDAA
afaires par ABABG
afaires sont ----F
afame AAAGB
afich* dcddd
afraid of a-C-a
after a dcdbc
after b-a-b
after me ddddd
after schol -D-a-
after the bD-ba
after* AFBBH
afternon -F-AH
afternon and BGCCF
ag dcccc
again ? ddddd
again JCIGC
again and BBGBB
again tonight DA-CA
again* Cacaa
against Cacaa
against the dcdbc
age ? cccdc
age cccca
age un ccccc
agenc* fegf-
agence edfdA
agence me ccccd
agency are AAAAF
agency edeea
agent BBBAH
agent imobilier AAAAF
ago -Baba
ago . aCaaa
ago and A-ccc
ago i C-b--
agrem* ddddd
agrement ddddd
agres* JA-A-
agrese F--aa
agrese dans FAA--
agreser IBABB
agriculteur BAEAA
ai 0 EEFRF
ai BADB-
ai achete BEICC
ai arete ccecc
ai asez AADAA
ai avale ABGBB
ai change ddedf
ai choisi BBFBB
ai coupe DA---
ai decide CCGCC
ai deja DEKDE
ai des HDJED
ai deux -bcba
ai dit DADAA
ai droit bDbbb
ai ecrit -AF-A
ai envie ABGAA
ai ete cfgfe
ai fait --C--
ai gagne ddfdd
ai honte DDJDD
ai je ccabc
ai juste DEAAA
ai la HIDCC
ai le GEECB
ai lu ccccc
ai mis ABIAA
ai mon -AD-A
ai ni -A-AF
ai nule BBBBF
ai ouvert CCHCC
ai pas fcdee
ai plus CAFAC
ai range AADAA
ai rate ABEBB
ai recu cefed
ai signe ddfdd
ai suprime eegee
ai temoigne eefee
ai tout DDLCD
ai trop C----
ai trouve AB-DE
ai une a-Caa
aid ddddd
aide a dcddc
aide bcdbb
aide juridictionele abcbb
aider ? ddddd
aider ddddc
aides dcdcd
aidez KB-BE
aidez moi JB-AE
aileu* --aDA
aileurs --aDA
aime baCbb
air db-dd
airbnb host ----D
airpo* BFBEB
airport BFBEB
al ADHAE
al be ABHAA
al day fegce
al i CHGDD
al is eeefe
al my DDKDI
al night fcgfe
al the BBDAA
alait HABCA
alait me GA--A
alait se aAFAA
alait venir FBAAB
alait* BHA-B
alaite BHA-B
alaite son BHA-B
alarm cccdc
alcoh* BBBFB
alcohol BBBFB
alcol aDAGA
ale BBEFB
alema* ddddd
aler ? DCAAA
aler A-C-B
aler a --E-A
aler chez eeege
alert* ddedd
alerte ddddc
alger* --AHA
algeria ---D-
algerie A-AGA
alimo* ddddd
alimony ddddd
alive GEMCD
alive when A-D-A
alone GDCPC
alone at CCCHC
alone in EDFKC
alone with a-aE-
alors CabAA
alors que CabAA
alowe* -bdab
alowed -bdab
alowed ? eefee
alowed to cbc-b
alrea* EBEBG
already EBEBG
also cbbAc
alter* ccc-c
alume -AEDA
alway* -cacc
always -cacc
always ben DAC--
alzhe* eeffe
alzheimer eeffe
am a-bcb
am i cbAbb
amend* gfhgh
amende hhihi
ameri* ccddc
american ccddc
ami BGHAA
ami a ADCAA
ami m AACAA
amiab* ccccc
amiable ccccc
amie BDEB-
amie est AC-AA
amie m a-Fa-
amie me fegfe
an apointment ccdcc
an atorney -HBAB
an cbcbc
an esay AAEAB
an eviction eefef
an ex ccdcc
an hour CFDAG
an interpreter CHCCC
an old acded
an order eeede
an overdose a-D--
an pase ccccc
an prochain ccccd
ancie* acdbb
ancien -cdaa
and EDCED
and a CEDJJ
and al ddded
and an AAACA
and are BBCCK
and beged ADADB
and broke ccccc
and can CHCBC
and canot ccdcc
and comes ddddd
and dad AA-DA
and down D----
and drove BHBBB
and has -C-DC
and hasn BEBEB
and he OGEED
and her BBBGB
and his DDAAA
and how BBEAB
and i KHGGH
and im ABAFB
and is BEAEC
and isn BGAGC
and it -AEDC
and left a--E-
and locked FEBAA
and my DB-GG
and ned ccdcc
and never BCGBC
and no cb-b-
and now AAd-d
and pregnant AAAFB
and put CAa-D
and says LEIKE
and she HCFEH
and shouting GAAA-
and the BBABG
and then b-Da-
and there ECCGD
and they DJBFE
and throwing EAA-D
and tok GIJFG
and told JCACF
and two BCCCI
and want ffgfg
and wants b-aF-
and we EJGCD
and won JFIIB
ane ? bccbc
ane derniere dcddd
ane gghgg
anes bdedd
anive* igkhg
aniversaire eehee
anonc* a-Da-
another day CFFCB
anoun* BBGBB
anounced BBGBB
ans . fgfif
ans ? eeefe
ans a BDEGB
ans aAaF-
ans au BBBGC
ans avec ---D-
ans c dddf-
ans coment ccccc
ans dans ---C-
ans de dddbd
ans ele ddddd
ans est CGBFD
ans et BCAH-
ans je ebdFc
ans ma AABDB
ans me C--C-
ans mon BB-JB
ans n ABADA
ans ne AAAGB
ans peut effhe
ans se AADaE
ans va CCCIC
ans veut effge
answe* c--a-
answer ! ccdcc
answer d-ddb
answer my ccccc
answering DDKFH
answers ddebd
anti FBABB
anti raprochement FBABB
antic* ddedd
anticipes ccdcc
anule eefee
anule* dcddd
anuler dcddd
any aAFAA
any more baCAa
any reason AADAA
anymo* DEMDI
anymore . AAAAD
anymore DEMDI
anyon* FCJFD
anyone FCJFD
anyth* daded
anything daded
anywa* -ACAB
anyway -ACAB
apart bdfd-
apart et -A-AD
apart* cccaC
apartement a ccdcc
apartement edeaA
apartement et BAADA
apartement que ccccc
apartment CBBBH
apeal ? ccccc
apeal fecee
apel bCcbd
apele CHCCC
apele de -D-CA
apele en BABFE
apele pour AEA-A
apele un BGBBB
apele* BDbAa
apeler CEa--
apeler en H-A-B
apeler mon DB-aA
apeler un AEBBB
aplic* ccdcc
aplication ccdcc
aplyi* dcccc
aplying dcccc
aplying for dcccc
apoin* abdcc
apointment eefee
apointment with ccdcc
aport* DDC-A
aporte EBD-A
aporter -C---
apres ACACA
apres ce BBFBB
apres il BBBFE
apres l ADE-A
apres la EFBFB
apres les BFCEC
apres ma edfdd
apres midi -BAAG
apres un eeeee
apres une b-cbc
arach* FCBCF
arache EAAA-
arbre dc-cc
archi* ccccc
are BC-BG
are being CCCCI
are carying CCBCI
are clearing A--AE
are here BGBBI
are holding -E-A-
are in BBA-F
are making BBBBH
are my cAccc
are on ECGFG
are puting CFCCE
are taking ACAAF
are the eeeee
are throwing DAAAC
are two HBBBA
are waiting JDBBB
are you ddddd
arest AIAA-
arest* BPBBC
arested ? ccccc
arested CQBBC
arested and -D-a-
arested at AEAAA
arested in ccccc
arested my DNDCD
aret adbdd
aret de acddc
aret maladie dddcd
aret mon ABEBB
arete FRGFE
arete a CJCCC
arete au cdccc
arete ce CICCC
arete en -D--A
arete je BGDCC
arete mon BKBBB
arete pas GA-EB
arete tout BBFBB
arete* BDAba
areter BDAba
argen* deeff
argent a cbccb
argent deeff
argent pour ccecc
arier* A-aDa
ariere A-aDa
arive EBAGF
arive* cdeab
arived at AAAFB
arived bbbCa
arivent cddca
arm HBAEB
arm is D----
arme JBEDB
arme de CADAA
armes FBBAB
arms DEIIH
army edddd
aroun* ICFBC
around ICFBC
artic* eefee
article eefee
article sur ccccc
artis* dcddd
artisan a dcddd
artisan dcddd
as a ffgff
as cb-ca
as i DDGDH
as we CECCF
as wel DDJDD
asasi* ccccc
asez BCIFC
asez de CDICD
asham* EDICC
ashamed EDICC
ashamed to ECFBB
asign* ABEAA
asignation ABEAA
asis GHICE
asis sur GDIDD
asist* cabBA
asistance acabC
asistante babCa
asistante maternele a--C-
ask fefce
asked bEaaa
askin* AGGCH
asking AGGCH
asking for AEGBB
aslep DBEED
aslep and BCGBB
asoci* bAdcc
asociation ddddd
asocie ADbaa
asocie est DIDDD
asocie me ccccc
asura* ddbdd
asurance ddbdd
asurance de dddcd
asurance deces CCFCC
asure ededd
asure* gfigf
asurer edeed
asureur ddfdd
asylu* ABGAA
asylum ABGAA
at 0 aAda-
at BDaBA
at a ca-cc
at ches edddd
at dawn c-ccc
at his AABHB
at home CacAa
at me Cdeed
at midnight GCBCE
at my adecd
at night A-aG-
at our ICCCA
at schol -BBFA
at the BIACA
at this bAebc
at work ccdd-
atach* CCCJC
atache BBBGB
atack* JB-BB
atacked G-a--
atacked my EABBB
ataqu* fefee
ataque dcccc
ataquer dcecc
atemp* -E-AA
atempted -E-AA
atend LDCEF
atend a DAABA
atend dans EAA-A
atend en BAADA
atend* -BCCC
atendant -Da--
atendent BBCGG
atendent en BBCBG
atent* cadcc
atente cadcc
atorn* dBccc
atorney dBccc
atrap* CBAEA
au 0 CCECH
au ACABA
au bac ccdcc
au bail AAA-E
au bled BBBGB
au bord FCJCC
au boulot ddedc
au bout cb-bb
au bureau cdeed
au chomage ddddd
au colege ACDLC
au comisariat -K--A
au cou EAACA
au depot CLCDD
au desus ccc-c
au fot ccddc
au foyer FBBCB
au juge deefd
au pair -C-DC
au pays GDCJD
au poker dcccc
au portugal ccf-c
au poste ANA-B
au revoir CDJCD
au secours FA-aA
au soleil ABBFB
au suicide CCHCC
au travail bcedb
au tribunal feffe
au ventre -bdcb
au visage GBBBB
aube DJDDG
aucun BGBBC
aucun* ADFBA
aucune ADFBA
audie* ffgff
audience ffgff
audit* -H-Aa
audition bCbac
auditione BIBCC
augme* gghgh
augmente eefef
augmente le ddede
augus* cbccb
august cbccb
aujou* D-b-G
aujourd D-b-G
aujourd hui D-b-G
aunt addda
aunt is FABAE
aura -AG-A
aura plus ABIBB
ausi FCGDF
ausi un CCBEF
autan* DEMDD
autant DEMDD
auteu* edeed
auteur edeed
autis* AFABA
autistic AE---
auto -bcAb
autom* ededd
autor* fegff
autorisation eefee
autorise ? ccccc
autorise caccc
autou* ECGGC
autour ECGGC
autour de ECGEC
autre AaAaD
autre* BEACA
autres BEACA
aux echecs ccccc
aux echff
aux frontieres BGBBB
aux letres D-a-a
aux poignets -D-AA
avaie* ccccc
avaient ccccc
avais bcdcc
avait hgfgg
avait mis eeeeg
avait un AAAAE
avale ABHAB
avale des -AEAA
avale* GCFCC
avaler GCFCC
avanc* ededd
avance ededd
avant . BAEBE
avant aadcb
avant ce EA-AB
avant la ddddd
avant le dccdd
avant midi AAAAD
avc AFABG
avec FCBDF
avec bebe ACAED
avec ce ggigd
avec d CFBAB
avec des ICEEC
avec deux CHDDK
avec l c-ccb
avec la bba-D
avec le FFEKH
avec les ACAII
avec lui BAcAa
avec ma IBBDG
avec mes ACBAM
avec mon EBcAA
avec notre AA-GA
avec sa D-B--
avec son AaCAb
avec trois BBBAH
avec un G-aBa
avec une JDHGE
avez AAE-A
avion aaaEa
avis gfgfg
avis gogle ccccc
avoca* bFbaa
avocat . AFABA
avocat ? caccc
avocat aGbaa
avocat peut BEABB
avocat tout BEABA
avoir -a-b-
avons cAddd
avons ete ddddf
awake BBGEC
away -EBDB
away ? cbbbB
away and GCFCD
away in -F---
away my bbcc-
away the AADAA
b -A--E
baby CEDSH
baby and -A-EA
baby i CCCIC
baby in BCBHE
baby is -AAFA
baby was -A-DA
bac -I-AA
bac a CJCCD
back . DADAA
back ? ddddd
back accBa
back and ABAFB
back from aa-EB
back in CAAAD
back on dcccc
back to CCEIC
back tomorow feeee
back with DBADB
bad dadCb
bad things a-aD-
badge BCBBK
bag EBAAE
bags a-a-J
bail ? edfee
bail au ccecc
bail est -A-AD
bail gfigb
baile* a-aaH
baileur a EEDEN
baileur a-aaH
baileur est ABBAE
baileur m -AAAF
baileur ne ddeee
baili* AA-AM
bailif --a-K
bailif ? ccdcd
bailif is DCDDO
bailif s AA-AE
bailifs CCCCJ
bain GDEGC
bal eeeee
balan* GAAAB
balance GAAAB
balco* ECHHD
balcon CBGED
balcony DBDGB
bale FCICC
bale dans EA-AA
balon edded
ban abccc
banca* ddedd
bancaire ddedd
baned ddddd
bangi* D-a--
banging D-a--
banging on GBABB
bank hgfhg
bank won hgggg
banks ccccd
banqu* eebee
banque cc-dc
banque ne ccdcc
bar acead
barbe* ddddd
barbecue ddddd
bare EBAEB
barea* BGBAB
bareaux BGBAB
bareaux du BGBAB
baref* EB-DB
barefot EB-DB
baric* JCBCG
baril* BBBBG
barilet BBBBG
bas KFEFI
bas avec HCBCF
bas de IBBBE
basem* EBAEA
basement EBAEA
bat IBBHC
batai* edeed
batait ddddc
bater* cfgfd
batered -ccdc
baterie adedd
batery dcddc
bath DEKGE
bathr* DBEAB
bathrom DBEAB
baton EBAFB
batre DBDEB
batu a cccdc
batu eeefe
batue DAAEA
batue par ---DA
batus ccccc
be AAHAB
be a A-D-A
be alive CCIAC
be beter DDKDD
be dead EELEE
be forgoten ccccc
be gone BBDBE
be hapier CCHCC
be here aaDab
be in CDJDD
be on -AaAF
be over ABGBA
be paid BCGCC
be the cbdcb
beat EabD-
beat me FA-FA
beat my a--C-
beate* GA-GA
beaten GA-GA
beaten by dccab
beaten up C-ACA
beati* JCCCC
beating JCCCC
beating me JCCCC
beats aA-JA
beats me DFEOF
beau IFDNF
beau fils ED-bA
beau frere C-aD-
beau pere GFEPG
bebe CGESH
bebe a AAAFA
bebe dans BCCJB
bebe de cade-
bebe est -AACC
bebe il -A-DD
bebe le BBBDE
bebe quand AAAEA
bebe seul BBBGB
becau* EAACC
because EAACC
because he -acac
because my dddbd
because of cb-ac
because the BBAAG
because they ABABF
becom* -bbbb
become a ccccc
become ddddd
bed LBBFM
bedro* FDBGC
bedrom FDBGC
befor* aaacb
before . BBFAB
before aaacb
before he DA---
beged ADBFB
beged me ADBFB
begin* cccac
beginers dcddc
behin* -aaDa
behind -aaDa
being JLEIM
being abused CCBHC
being beaten IBB-A
being caried AAAAG
being evicted BDCCO
being forced BCBGE
being held INDDD
being hit FBBEB
being put ABACF
being questioned CKCCC
being thrown EBACA
bel CDADA
bele EBbC-
bele file AAADA
bele mere Dab-a
bele soeur BD-BA
belgi* eeffe
belgique ccddc
belgium cccdc
belie* FBADB
believe EAAAA
believe me EAAAA
belon* DDGDH
belongings BBAAF
below dcddd
belt FIHME
belt marks CCCIC
ben 0 -D-a-
ben HMEFG
ben arested EQDEF
ben born DDKDE
ben detained AFBBB
ben drinking FA--A
ben extended -D-a-
ben in -IBCC
ben locked cBcec
ben mising -a-E-
ben out eeeef
ben put BFBBE
ben there -DA-A
ben told AGABB
bene AAAAF
benef* bdddd
benefits dcddc
besoi* aDBaB
besoin aDBaB
besoin la a-E-A
best ffcff
best friend cbAcb
beter DGLDD
beter of DDKDD
betes ABFBE
betis* -AH-A
betise -AH-A
betwe* ddedd
betwen ddedd
bf MNGDF
bf got DLDDE
biche FCCCE
bien deegf
biens dcedc
bient* CCJBC
bientot CCJBC
big FCCFD
bike hihih
bil fedee
birth ccddd
bit ccddc
bits -EAAA
black DBBFB
black* --aC-
blade HB-BB
blagu* eeefe
blanc* dcddc
blancs dcddc
bled BBBGB
bledi* E-aA-
blese ? dcccc
blese bdddd
bleue Abddb
bleus IGBHC
blind* AAAAE
blinde AAAAE
block* aabbE
blocked -A--G
blocked my ----D
blocked the BBBBH
bloqu* C-aaE
bloque C-aaE
bloque dans DA--C
bloque l BAAAC
bloque la EDCCI
blows GCCFC
board ccdcc
board* BBDHC
boarding AACDA
boarding schol AACDA
body ddedd
boire ABEHB
bois BCICB
bois en a-D-A
boit b-aG-
boit et -A-FA
boite aux D-a-a
boite bcacd
boite de -AEAA
bok eefee
boks --a-C
bolt ABABG
bombe ccccc
bon -AG-A
bon continuer CCHCC
bone CCIFC
bone nuit BCGCC
bonjo* ADABB
bonjour ADABB
bonjour je DDDFC
bonjour maitre DAACD
bonsoir je BBDAA
bord FCJCC
bord de EAEAB
bord du BCHCC
borde* CGACC
border BIBDB
border police ADA-A
born --FaA
born in ddded
bos dcffd
bos shouts dcddc
bos wants ABBAE
bos was BGBBB
both CDDAA
botle HCFBB
bouch* --D--
bouge HBACB
bouge* FBABB
bouger FBABB
bough* dcbdc
bought a ccdcc
bought dcbdc
boula* DA--A
boulangerie DA--A
boule D-a--
boulo* daedc
boulot edfed
boure CDAAA
bout aaEaa
bout de ccdcc
bout du ccdcc
box of -AE--
boxes eeefb
boy CFESD
boy upstairs ABBGB
boyfr* IGAIC
boyfriend IGAIC
boys -BADA
boys and -BADA
brace* EA---
bracelet EA---
bracelet anti FBABB
braqu* dddcc
bras KCGDD
bras a bbAdb
bras de ABAEB
break H-baB
break my JAaA-
break* Cbcb-
breaking E-a-B
breaking the FBBBE
breat* HCBCC
breathe HCBCC
brick* EBBBE
bridg* a-EaB
bridge a-EaB
bridge every -AC--
briga* -F---
brigade -F---
brigade de AEAAA
bring bBcDa
brise CBFBB
broke down ccccc
broke eegbd
broke my -acC-
broke the edeee
broke* Dabbb
broken Dabbb
broth* DGCEA
brother AFCEA
brother got AD--A
brother has A--DA
brother in CHAA-
brother is bCCA-
brother stoped E-C-A
brothers HBBAB
bru ADADA
bruis* BCBJC
bruises BCCIC
bruit en edddd
bruit jhkii
brule GCAHC
brule avec B-aD-
brule* LDBCD
bruler KCBCC
brulu* ACBKC
brulures ABAIB
brulures de -AAEA
bu EBDDB
bu il FAA-A
budge* dcddd
budget dcddd
build* bbc-b
building aabAa
bulet HDIDD
bulet in ACIBC
bulie* AAE-A
bulyi* eeeee
bulying eeeee
burea* Caaba
bureau Caaba
bureau et FBABB
burgl* ededd
burn FA-AA
burn out ccccc
burne* ccddc
burned ccddc
burno* ccccc
burnout ccccc
burns FDCLD
burns me ECBFC
bus cdf-b
but EDECD
but he GAADA
but the AEAAD
buy eegee
buyin* ffgff
buying ffgff
by AB-CB
by a gfggf
by customs AEAAA
by her CaaF-
by his FCCJC
by mistake ccccc
by my FBBBE
by police -A-aC
by the FGBCC
c ABC-A
c est aAAaA
c etait ffgfg
c fini CCHBC
ca EGHCD
ca a BFBBB
ca fait ENGID
ca marche ccccc
ca ne FBCBB
ca recomence FCFAC
ca s CCIDD
cable BCAJB
cache FBGDB
cache dans CA-D-
cache* EDKCC
cachet -AD--
cachete C--DA
cachets CFMCD
cadea* ddeed
caden* ABBAI
cadenas ABBAI
cadenas sur AAAAF
caf eefde
cafe Dbcba
cage BCCJG
cage d -AACE
cal ? ccdcc
cal EDCAA
cal anyone ABHAB
cal from ADAAA
cal me ddddd
cal the EACAB
calcu* eefee
calcul dcddd
caled e-fee
caled me faddd
caled to ddedd
calen* edeed
calin* EFBBB
caling EFBBB
cals aCaB-
cambr* eefee
cambriole dcdcc
came BE--E
came at CCAA-
came back AAADC
came home -A--F
camer* eefff
camera fffff
camio* BDDDJ
camion BDDBJ
camion de CCCCJ
camp CCBCJ
campi* eeeee
camping eeeee
can a ddeed
can be cccdc
can cbddc
can he fcfff
can hear MEDKE
can i eefee
can my eegfe
can se DD-CA
can she ddeed
can t DFHBG
can the fffff
can they aBaaD
can we cccc-
can you cAccc
canad* ebfed
canada ebfed
canal CCICC
canap* cbccA
canape cbccA
cance* eeffb
cancel ccccc
canceled ccdd-
canot acdcc
cant EIMEG
cant do DDJDC
canti* eeefe
cantine eeefe
capit* edeee
car -bbAb
car and -BcBb
car mon bcccc
car this edeee
car with DC--A
carav* FEEFR
caravan CCCCJ
caravane DCCDK
card feffc
care dcbab
care home ccddc
care of AAFAA
carer Abbcb
cares CCICC
caret* -AAAE
caretaker -AAAE
carie* aa-aF
caried AABAH
caried out AABAH
carte AccdA
carto* bbbcE
cartons bbbcD
cary dcdcc
caryi* EFJEO
carying EFJEO
cas ddfde
case beede
case la Bbbcb
case le bcd-c
case ma geffe
case tout GBADB
case une Abceb
caser GAaEC
caser la GCBED
caser les EA-AA
caser* FGBBC
caserne AFAAA
cases a---D
cash BBbba
casie* deddd
casier ? cecdc
casier deddd
cat ceefc
cat s CCFCD
categ* dcddc
categorie dcddc
caugh* -E-AA
caught -E-AA
cause d ccccc
cause de daedd
cause fcdde
cauti* fdfef
caution . eeddd
caution fdfef
cave A-bH-
ce A---A
ce bail fehef
ce bruit eegee
ce contrat eefee
ce credit dcddd
ce dans cecdc
ce de cdccd
ce legal ccccc
ce matin FFBDH
ce midi BGBBF
ce moment HGCCI
ce permis ccdcc
ce proces BCFBB
ce que ccAcc
ce regulier ADAAC
ce sera EEODE
ce serait BBGBB
ce soir GDFGG
ce un ccdcc
ceint* KIHNF
ceinture KIHNF
cel -M--A
cel since CICBC
cela -bcbb
celar CA-GA
cels AJBBC
celul* BPBBC
celule BOBAC
celule de -D-A-
celule il BGBBB
centr* -D---
certi* eeeee
cet --aCD
cet apres ABAAG
cet ete abaDa
cete BEBaB
cete fois FDKDD
cete nuit HKECG
ceux DEIHE
chacu* ccbcc
chacun ccbcc
chacun de cbbcc
chain* DCCCI
chaine BAAAE
chaine et AABBF
chair . GDHDD
chair GDHDD
chais* FBE-G
chaise . BCFCE
chaise FBE-G
chaise dans AA--D
chamb* DBBCI
chambre DBBCI
chambre a BEBBD
chambre avec EBF-A
chang* bbccE
change bbbbD
change d edfef
change de eeeff
change le BBBBH
change les BCBBG
change ma -A-AD
change sans AAAAC
change the eeeef
changed ? ADAAA
changed aAaaG
changed the -AaaG
changer dcddA
changer de fffff
changer le AAAAD
changer notre cccdc
changing -Aa-F
chans* dcdcc
chanson dcdcc
chant* BEaBa
chantage ddddd
chanter EBBFB
chantier -F---
chapi* dddcd
chapitre dddcd
chaqu* GABDB
chaque GABDB
chara* ddded
character ddded
charg* cccdb
charge ? ccccc
charge dbbda
charged ccccd
charger GBBBB
charges ffgff
chase abccA
chase* DAAAE
chases HDDDH
chasi* JCCCC
chasing JCCCC
chasing me JCCCC
chat decfd
chat est dcadc
chati* BBAFB
chaud* cccdd
chaudiere cccdd
chauf* acfdd
chaufage gfhgg
chaufeur EB-BA
cheat* gfggf
cheated edddd
cheated on edddd
cheating ddedd
check ebfef
check out ccdcd
check* AAED-
chef ddgfe
chef m dcccc
chef me feffe
chequ* eeeed
cheque edeed
cher eegfg
cherc* ECA--
cherche EA-aa
cherche dans EAA-A
cherche une edeed
chercher BDa-A
chercher mon BHBBA
chercher une DA-AB
ches feeee
cheve* HA-DA
cheveux HA-DA
cheveux devant EBBFC
chez BBaCC
chez ele DCCFG
chez eux -D---
chez la GABa-
chez le adeee
chez les FOCGC
chez lui a-DD-
chez moi EAaaF
chez nous bDabD
chez qui dcddc
chez sa AAAJB
chez son eddCc
chez un ccdcd
chien -bAca
chien a eeeee
chien et EBEBB
chifr* dcddd
chifres ccdcc
chifres sur ccdcc
child be ccccc
child broke edefd
child cbcEb
child in a--D-
child is EFEOF
child suport ddddd
child* ba-EB
children . ffhff
children and ABAHB
children ba-DB
children s AAAAF
children to ddeed
chino* AEABA
chinois AEABA
chloe AA-GB
choc ddddd
chois* CAE-A
choisi BCIBC
choisi l BBEBB
choisi la BBFBB
choisir Abcbb
choke* GA-AA
choked GA-AA
choked me HBBBB
choma* ffgfe
chomage ffgfe
chose ? ddeed
chose Bbabb
chose* ---FA
choses ---FA
chris* eddee
christmas . AACAA
christmas eddee
chuch* EAA-A
chuchotant EAA-A
chuck* -BAAH
chucking -BAAH
cigar* IFCID
cigarete GCBJC
cigarete burns BBBHC
cigaretes FEAAB
cinq aCbAD
cinq ans fefef
cinq minutes BD-AA
cite EFBBA
cite u EFBBA
citiz* eeeee
citizenship eeedd
civil efgff
civil partnership dcdcc
claim ddddd
claqu* acdAc
claque dcd-c
claque la dccab
clas ccdab
clase cccBc
claus* eeiee
clause eeiee
cle IHDDO
cle ne BCBCH
clear* A--AG
clearing BABBI
clearing our BABBG
cles BAaaF
cles de -AA-D
clien* ccbdd
client ccbdd
client vient CBDAA
clients ccccb
climb* ICBCC
close ccacc
close* bbcAb
closed ddedd
cloth* -FABF
clothes -FABF
clotu* ddddd
cloture ddddd
club de -A-D-
club ede-d
co fegff
co owners ccdcc
co ownership ccdcc
coach AAAFB
coach touched AAAFB
code CAaaD
code de CDAAA
coeur -EEAB
cofe ccdcc
cogne HBBBB
coife* abccb
coinc* E----
coince E----
coince dans FAAAA
coker AAAEE
cold FBFBG
colea* dAAec
coleague dAAec
coleague was AEAAA
colec* eefad
colect ddeac
coleg* BCEEA
colege EGDLD
colegue A-Eca
colegue a BEHBC
colis iiiii
colis* dcdcc
colision dcdcc
coloc BCDAA
coloc* -dfdc
colocataire E---B
colocataire est C----
colocation eehef
coman* ddcdd
comande sur ccdcc
comandement ccccc
comandement de cbccc
combi* dcddd
combien coute ddddd
combien d efeee
combien dcddd
combien de cabcc
combien pour BFBBB
come CCCEC
come back C-DGB
come home EGBGB
come out AGBDG
come temoin cdccc
come with D-A--
comed* ddddd
comedy ccdcc
comen* eeeee
comence eeeed
coment ca ddddd
coment demander ccddd
coment devenir dcddd
coment divorcer ccecc
coment eeeee
coment en dcccc
coment etre cdccc
coment faire aBBa-
coment la edecd
coment me DAAAA
coment obtenir bbcbb
coment prouver ccccc
coment resilier edfdd
comer* adeee
comerce D-aaa
comercial ddddd
comes abbEb
comes back a-aC-
comes into ABAGB
comin* C-bbB
coming C-bbB
coming in CEBCH
comis* -K--B
comisaire aaaaC
comisaire de ---AF
comisariat BPAAB
comisariat a -CA-A
comisariat de AEAaA
comisariat depuis AEAAA
comisariat est cddcc
comisariat ils AFAAA
comisariat in ADAAA
compa* bAebc
compagne CEa-A
compagne est EFBBC
compagnon GHBGC
compagnon a DDBAB
compagnon dans BEA--
compagnon me E----
company gfhgg
compe* eeeee
compensation ? ccccc
compensation ddddd
compl* Cabba
completement GCBBB
compo* deedd
compr* DEIBC
comprend aDcaa
comprend rien BGBBB
comprendre D----
comprimes EELEE
compris ccdb-
compt* ccbdc
compte bancaire ccccc
compte bc-cc
compte est ccdcc
compte les DDKDD
comptes ededd
compu* ddddd
conai* EFACC
conci* dcddb
concierge -A--D
conciliateur ccccc
conciliation dcdcc
conco* cdcc-
concours cdcc-
concours de bcbbA
concurent ccccc
conda* eeeee
condamne eeeee
condi* ddedd
conditions ddddd
condu* dbecd
conducteur ccccc
conduire ddedd
conduit AE-CA
confi* C-ECA
confidentiality ? AAEAA
confidentiality AAEAA
confie -AFEA
confie qu CCICD
confl* ccdcc
conge edeee
conge pour ccccc
conge* ffhff
conges ddfdd
conjo* E--ba
conjoint FAAa-
conju* cdedd
conjugal acccc
conse* edfee
consent ccccc
conso* ddddd
const* gghgh
constat ccccd
consu* ddddd
consulter ccccc
conte* gfgff
contest ccccc
conteste ddddd
contester ? dcdcd
contester edddd
conti* CCJCC
continuer DDKDD
contr* ffgff
contract . dcccc
contract ? ccccc
contract ihkih
contrainte CGCCC
contrat . dcccc
contrat ? ddddc
contrat de ddfed
contrat jijih
contre GACCA
contre la GBBBB
contre le HBBEB
contre les ccdcc
contre mon BCGCC
controle hihgh
controleur dcdcc
conve* eeeee
convention ? ccccc
convention cbacc
conventionele ccccc
convi* geffe
convicted edddd
convo* ebffe
convocation eeeed
convoque cBddc
cop BGBBB
copai* DFbD-
copain EFaEA
copain de b-AHA
copain il bDaa-
copain me EAA-A
copain s BIBBC
copin* HJGHG
copine HJGHG
copine est AGAAB
copro* ddddd
copropriete ddcdd
cops FLFDJ
corde ABMCB
corde dans ABEBB
corec* ffgff
corect eeeee
corid* a---C
coridor a---C
corig* ---EA
corige AAAFA
coset* ccddc
cosete ccddc
cost eefee
costs edeee
cote Aa-Ca
cote asez AAEAA
cotes DBBEB
cou . AAADA
cou OEGGE
cou de ICCBC
couch* D-aDa
coulo* EAAAD
couloir EAAAD
counc* AAAAE
council AAAAE
couns* -D---
counsel BFBBA
count ccdcc
count* -CEB-
counting CCICC
counting the CCICC
country cbd-b
coup C--ba
coup de FAaa-
coupe a---B
coupe l -AA-G
coupe les a-Ea-
coupe* b-CAB
couper b-CAB
coupl* ddddb
couple ccdca
coups NEDME
coups de ECBIC
coups et EBBCB
cour E---E
couri* eegee
courier ? ccdcc
courier ddfdd
cours -E--F
cours* ABBBI
courses BCCCJ
court ? ccccc
court cdeed
court jusqu -AAAD
court to CA---
court* aabaC
cousi* FJCHC
cousin EKBGC
cousin is ---EA
cousin was cAbdc
cousine -DAEA
cousine de CBCHC
cousins EAA-B
coute cdedd
coute un ddede
coute* D-AAa
couteau D-AAa
couteau sous dcddd
couve* A--FA
couvert a--F-
couvert de ABBGB
couvr* -bcbb
couvre t ccdcc
cover eefee
cover* ccd-c
covered cbcAc
covered in BBBFB
cp ABAEB
cpam ddddd
crack BDCLD
crack* ccccd
cracks ccccd
cracks in ccccd
craqu* EBEAA
craque EBEAA
crash -cddc
crashed ededd
crazy EA---
credi* eefff
credit ddeed
credits dccdd
crema* ccecc
creve HCFBC
creve* GEKDE
crever GEKDE
cri LDBDD
crie CA-D-
crie desus edeed
crier HGCCC
crime ? ccccc
crime adedd
crise D-ACA
crois BCEIC
crois que ABEFB
crowb* GBBAB
crowbar GBBAB
cryin* ECAGC
crying ECAGC
crying alone -AAFA
cueil* BICCC
cufs CKCDC
cufs on CKCDC
cuisi* Cadca
cuisine . DEBBB
cuisine Cadca
curat* gghgg
curatele eeeee
curatorship and ddedd
curatorship ddedd
custo* cFbbb
custody bGbaa
custody can ddcdd
custody for DIDDD
custody now CHCCC
custody of eeedd
customer ccdcc
customs at AEAAA
customs bDbbb
cut B-DAD
cut down edfdd
cut her DDLCD
cut my DBCAE
cut myself AAE-A
cut of eeeee
cut the BBABI
cutin* CDICC
cuting CDICC
d a BBBIB
d aaaba
d acord ddeed
d acueil ccccc
d adieu CEOEE
d aide ccdcc
d aler --E-A
d apeler AEBBB
d aret ccdcc
d argent dcbdd
d asurance dddcd
d atente cadcc
d autre DDHDG
d autres CFBAB
d avocat bCcbb
d avoir AAEAA
d be IFLEE
d do BBFBB
d ecole edefe
d emener CICCC
d en CAFCA
d enfant cbbBa
d enfants ddedd
d entre B---C
d entrer ---AC
d escalier -AACE
d etre BLDBH
d expulsion edfec
d habitude CACBA
d heures cdccc
d ici EBADB
d like a-Da-
d ou ddedd
d ouvrir dcec-
d rather BBHAB
d un ececd
d une eddde
dad BGBMD
dad has -DFAF
dad hits BCCJC
dad in ccccc
dad is JCCBC
dad s cBcCa
dad says AAaFA
dady JFEMF
dady is IDCGD
damag* eeeee
damage ddddd
dame Daa-A
dance -A-DA
dance teacher -A-DA
dange* KCAIC
danger MDBKD
danger at HCCEC
danger chez IDDGD
danger de FBAAB
dans C--BB
dans des DDDGJ
dans deux bccbc
dans l Dab-C
dans la KCFGF
dans le CAaD-
dans les BBAAa
dans ma aad-b
dans mes BCEBE
dans mon ccccc
dans sa -c-bb
dans ses -D-a-
dans un bdebb
dans une BEAGE
dare --C--
dark ECBJE
daron AFBEB
data eeeee
date ccBcb
date de eefee
daugh* BDBIB
daughter 0 AABGB
daughter BDBIB
daughter has CCCIC
daughter is bBbBA
daughter rang EAACB
daughter s BCA-B
dawn bCa-a
day . ddeed
day cadde
days aedae
de -aaa-
de 0 BDBHB
de 2000 ccccc
de bain EBAAA
de biche FCCCE
de bleus HCBFC
de boire --DBA
de bon CCHCC
de cable ABAEB
de cachet ccccc
de cachets BBIBC
de ce ADGID
de ceinture GDDJD
de ces eehee
de cete edfdd
de chambre AEBAE
de chase C-a--
de chez EBBHG
de cigarete -AAEA
de cigaretes ADAAA
de clase AAAEA
de continuer BBFBB
de cote AAEAA
de couper ddddd
de coups HBADB
de cuisine -cccb
de danse AA-EA
de demenagement BBBBF
de demisioner fcddc
de deux ddedd
de doigts -AAEA
de faire DCEEC
de fonction AAAAD
de force GCDKK
de foudre ccccc
de garde ggggg
de gaz a--D-
de gogle ddfdd
de jeter a-aaD
de justice babaC
de l -baB-
de licenciement cbccb
de lui EJFCC
de m GBBba
de manger BCHFC
de me IEFED
de medicaments --C--
de mes -DED-
de metre BAFAB
de moi hffdf
de mon AAAAB
de mort JBaAB
de mourir a-D--
de ne cadCB
de nom ddcdc
de nos ddddd
de nouriture EBBEB
de nous FCCCG
de nuit cefec
de paiement ccccc
de parking ccccc
de partir -bBbc
de payer ddecd
de perdre ccbcc
de pied HBBAB
de plus -CC--
de points cbccb
de police -E-a-
de porter cbccb
de prendre CDGFL
de prison -ccbc
de prolonger -C---
de quiter CDCFJ
de recevoir ccccc
de rentrer KEGHH
de rester AAE-A
de retard ----D
de retourner CCHGD
de rien BCGBB
de rire ddddd
de s CAE-A
de sa ddddd
de sauter FEOEE
de se IEQDH
de ses b-Acb
de signer ddddd
de six DCBHC
de someil BCBBH
de somniferes BCGBC
de son FCCDI
de sortie fefff
de sortir IDBFE
de stationement dcdcc
de suicide dcedd
de suite FFECI
de temps bAbbb
de tete DAA-A
de tirer EA-AA
de tout cbbb-
de toute CCHCC
de traces ABAEB
de travail ddfdd
de travailer ffiff
de vacances a-aaD
de vider AAAAE
de vie -cdcc
de violences ccccc
de vitese ddddd
de vivre HHUHH
de voisinage ccdcc
de voiture dcddc
dead GFODE
deaf DBBBB
deale* F-aa-
dealer F-aa-
death BCLCC
death of ccdcc
debar* --D--
debat dddcd
debou* BCHEC
debout BBEDB
debt ihhih
debts ? dcedd
debts bbBbb
deced* ddbdc
decede ddbdc
deces --C--
decid* aaGa-
decide BCICC
decided DDKDD
decides eefee
decla* ffgff
declaration ddedd
declarer ? ccddc
declarer eefee
decou* dccac
decouvert cbc-b
decro* aBD-A
decroche aBD-A
dedan* ADAAI
dedans . AAAAC
dedans ADAAI
defec* eeeee
defectueux edeed
defen* abccc
defense ccccc
defin* -AD-A
defon* NFEHH
defonce FCCFF
defoncer KDCCD
degag* ACBBI
degage AAAAE
degat ddddd
degat des ddddd
degre* ABBDF
degres ABBDF
degri* BGBBB
degrisement BGBBB
dehor DDDDL
dehor* CCBGO
dehors CCBGO
dehors cete BCBBI
dehors en BBBHA
dehors j cabDd
dehors je edfef
deja EDIEK
dejeu* -D---
dejeuner -D---
delai de ccccc
delai eeeec
delai pour ccdcd
delet* ffgff
delete ccdcc
delete my ccdcc
deleted edeed
deleted the dcccc
delit ccdcc
deliv* -cddc
delog* BBBBH
deloge BBBBH
demai* CHCCA
demain . dabab
demain CHCCA
demain en -D--A
demain et G-A-B
demain je BBEBC
demain matin AHEDB
deman* baaaa
demande 0 ddddf
demande ACCCC
demande de aA-DF
demande le FBBBB
demande pardon BBH-B
demande si BFFCC
demande un BFBBB
demander fefff
demander un cdddd
demander une ccccc
demar* eegee
demarches edfdd
demen* gfggc
demenage feeee
demenagement a---D
demenagement est AAAAD
demenageurs dcddb
demenageurs ont ccccd
demi EFCFF
demi heure EBBBE
demis* igihg
demision dcedd
demisioner geffe
demo AEAAA
demon* DCBBI
demonte BCBBG
demontent ABABF
dents cdefe
depar* fefff
depart ddedd
depen* eefee
depense eefee
depense tout eefee
depla* bDbaa
deplace fefee
depos* ffgdf
deposer aabDa
deposit gfggg
deposits ccccc
deposits in ccccc
depot aFaa-
depre* c-Ea-
depresif aAEAA
depresion ccdcc
depui 0 AHBAA
depui CLFEE
depui* AEACA
depuis 0 dddc-
depuis AEACA
depuis ce GKDJG
depuis cete BGBBB
depuis deux bcdBb
depuis dix aCA--
depuis hier BKDID
depuis janvier ddedd
depuis l CHFCF
depuis le DGDAD
depuis mardi ACAE-
depuis midi BHBAB
depuis mon D-B-A
depuis quand ccccc
depuis trois AabCA
derie* GGCFC
deriere GGCFC
deriere la DBBEA
deriere les BGBAB
deriere moi EA-AA
derni* bcAcc
dernier deadd
derniere BaBba
des B-aCB
des bleus FBBFB
des brulures ABAIB
des choses ABAHB
des coups MDDID
des detes eefee
des dones dcdcc
des eaux ddddd
des enfants bbccB
des femes A--AD
des gens AAABD
des homes CDDGK
des ides ABHBB
des inconus GCCBE
des lieux eefef
des marques BCBHC
des medicaments AAFAA
des menaces EAACA
des meubles Abbcc
des photos -BDHB
des policiers aaaaD
des que GBAAA
des squateurs cbcc-
des traces BCBIC
des travaux dddde
desac* BBBBF
desce* DAAAF
descendre CCCDI
deses* AADAA
desespere AADAA
desk EBABE
desou* DCCGC
desous DCCGC
desus -cdbd
desus a cccdc
desus et dcddd
detai* -GA-A
detained BIBAB
detained at ADA-A
dete de ccccc
dete edded
deten* c-ccc
detention c-ccc
detes ? ddfdd
detes fecee
detes* AAD-A
deteste AAD-A
detru* ABEBF
deux ans feffe
deux b-b-B
deux cotes DBBEB
deux dents acccc
deux enfants --a-D
deux jours -CaD-
deux mois eeffe
deux policiers BFBBD
deux semaines cddcc
devai* -E-E-
devait -E-E-
devait ramener ---E-
devan IEDDI
devan* HGCEF
devant HGCEF
devant chez bAbbD
devant l IDCIC
devant la GB-Ba
devant le bAddd
devant les FGDDB
devant ma DaaaA
devant moi DJIJJ
deven* acddc
devenir eeeee
devie* Dacaa
devienent ddedd
devient HBBBB
devis ededd
devoi* edeed
devrai ccecd
devrais BBFBB
di AEBAE
diabe* AHBBB
did fffee
didn eaacd
didn t eaacd
die ? ccdcc
die CDOCD
die in dccdd
die than CCHCC
died hgghg
died is ccccc
difam* edeee
difamation ddddd
difer* eeede
diference betwen ccccc
diference effee
diference entre eeeee
diman* ac-ab
dimanche . CAC-A
dimanche abA-b
diner Bbc-b
diner was FBBBB
diplo* ccccc
dire ? dcccc
dire CIDGD
dire a ABDCB
dire au AAE-A
dire moi AAAED
dire ou CCCIC
dire pourquoi AGA-B
dire que AFBEB
direc* bAcaA
direct CHCCF
directeur -A--D
direction dcddd
directives anticipes ccdcc
directives ddedd
dis CFHGD
disabled ----D
disan* BBFED
disant BBFED
disant qu CAECA
disant que -ACCD
disap* CCHFC
disapear AAFAA
disapear forever CCHCC
disapear from ddfdd
disapeared CCEGC
discu* CBBFB
disen* EHFCI
disent EHFCI
disent que AFABG
disin* ddedd
disinherit ddedd
dismi* ffgff
dismisal eefee
dismisal interview ccdcc
dispa* ABHGB
disparaitre ABHAB
disparaitre des ccdcc
disparu --AG-
dispo* aFaaa
disponible bCbaa
dispu* Acdcb
dispute Bbcba
dispute with bcdcd
dit GFFGE
dit au AAGAB
dit ce FA--A
dit de CACCF
dit qu HFIFD
dit que IHEJG
dit tout aA-EA
dit tu F-a-A
dites BBIAB
dites a -AE--
divor* defee
divorce . eefee
divorce ? bdfdd
divorce deede
divorce he EBBFC
divorce is ccdcc
divorcer ? ccecc
divorcer dehfe
dix A--AB
dix ans ddcad
dix minutes ECFCH
do . DADAA
do ? fefee
do bbccb
do i ccedd
do it DFGEC
do something BCGBB
do this CBFBG
do we CFAAB
do you ffgff
docto* dcdcc
doctor dcdcc
docum* ghhge
document deeda
documents eeeee
does a ddedd
does eddcd
does he edded
does it --F-A
does my ABDAA
does not gfggg
does nothing ddddd
does the dddde
doesn -adca
doesn t -adca
doesn* BBAEE
doesnt BBAEE
dog Aaa-b
doigt* A--D-
doigts A--D-
doing cbCbc
dois eefec
dois je gghgg
dois partir ABBBH
dois rendre cbccb
doit de ccccc
doit eeddd
doit il feefe
dolip* BBEBB
doliprane BBEBB
don DEEBD
don t EFFCE
donat* ddeed
done B-BBA
done des ICBBB
done pas A-aC-
done un C-aaa
doner abecd
doner des GBAAB
dones eceed
donez CDICC
donez moi CDICC
dont GEJHG
dont pay E-a--
dont wana BCHBB
dont want AADCA
dor ICBFK
dor and HCBEF
dor doesn dcdcc
dor down GCCCH
dor fited AAAAD
dor is AEBGD
dor of ABAAH
dor since -AAFA
dor with bdbbB
dorma* CDGDH
dorme* ECBIF
dorment ECBIF
dormi* GEFEG
dormir GCFDH
dormir et AAEAA
dors B-aBH
dors dans ECBBI
dors ou BCBCG
dors plus ccecc
dort CEBC-
dort dans DAACA
dort sur BBBHB
dos E-aCA
dose GGPGG
dosie* fgfgf
dosier . ddddd
dosier ? ccccc
dosier de ccdcc
dosier fgfgf
douan* aFbba
douane daddd
doubl* feffg
double eeeef
douch* CA-E-
douche CA-E-
down FABAE
down and EBBBD
down my gefff
down our CCCCH
down payment ddddd
down with EAAAA
downs* KCBFH
downstairs KCBFH
downstairs and FBBAF
drag DBAAD
drage* ABBHB
draged ABBHB
drags FBBDB
dresi* CAAAD
dresing CAAAD
dresing gown CAAAD
dreyf* ddddd
dreyfus ddddd
drili* BCBBH
driling BCBBH
driling my BCBBH
drink GFFGD
drink* EBCHB
drinking GCFFC
drinks babDa
drive CBEAA
drive* Abedd
driver Caccc
drivi* DCEDC
driving DCEDC
driving licence ddddc
driving me eeeee
driving to CDHGD
droit ? cccba
droit a eCddd
droit au ddedd
droit d dddbd
droit daedd
droit de CAcbb
droit* B-dbb
droite HCBBC
droits ? abdcb
droits cbedd
drope* A--DA
droped A--DA
drove BHAEB
drove of BHAEB
drown AAAEA
drugs BCBHB
drunk GFCJC
drunk and CBBGB
ds LEDGE
ds la FBBAC
ds le JCCCC
du 0 AEEDC
du bail ccccd
du balcon CDKCD
du bruit hfgfg
du colege -CADA
du comisariat CKCCC
du desous DCCGC
du foyer BCBFH
du harcelement ccadc
du juge CBbaa
du jugement BBBBF
du mal DBCGB
du nord GFBCC
du piano dcddc
du proprio BBBBH
du quai BCHCC
du rouleau ccdcc
du shit AGBBB
du toit ccccc
du travail cbcb-
du tribunal DADAA
du troisieme FEHGD
du voisin gfggf
due ddeca
dumpe* -AA-E
dumped -AA-E
dumped my BBBBG
dure bdddd
durin* eeeee
during eeeee
during the ddddd
duty caccc
duty lawyer ADAAA
dying BBHBB
dying to ddedd
e FGEDG
e etage DDGCH
early ffgff
eat aaADa
eau CCDFF
eau et -AAAE
eaux ddddd
echec* ccccc
echecs ccccc
ecole cbdDc
ecole et --AGA
ecras* -A--D
ecrir* bbBcb
ecrire bbBcb
ecris DAB-B
ecris au DBEBB
ecris de DBAAB
ecris une ddddd
ecrit CAHAA
ecrit a a-Caa
ecrit mes BCGBC
ecrit qu baEAa
ecrit* BBEAB
ecrite BBEAB
educa* aBaF-
educateur -C-HA
efacer --D-A
eight and BBADE
eight cbcAA
eight years ededd
eight* BDA-E
ele ? edeed
ele CBBC-
ele a HCIDD
ele alaite BHA-B
ele dit A--E-
ele en efbhe
ele est DEDDB
ele le eefdd
ele m KCBCB
ele me FAADA
ele n BEHAD
ele ne DGGHF
ele refuse BBBHB
ele responsable ccccc
ele se BCDHC
ele veut caEB-
elect* cbcbD
electricite a---F
electricite pour a---D
eles ccdc-
eleve c--H-
eleve de -A-FA
eleve l a--D-
eleve m -BDHC
eleve* BDaE-
eleven ECBIB
elever ccdcc
eleves -D-a-
else BBEBE
email ccdcc
email* ffggf
emails ffggf
embar* DREDD
embarque CKCBB
embarque mon CJCCC
embarquent BGBBA
embarquent mon BGBBA
embarquer BHBBC
embra* CCGGC
embrase BBDFC
emenage ddddd
emene BKBDA
emene par CIBCB
emene* HMCDC
emenent FDBAB
emener CKCEC
emener ma BFBDB
empec* IDCEG
empeche IDCCG
empeche de IDCCG
emplo* edeed
emploi et ccdcc
emploi ggggg
employe CHGCC
employer eeeeb
employeur effff
employment ccccc
empor* BBBBI
emportent BBBBI
empru* ccccc
empti* BBBBF
emptied BBBBF
empty BCEFC
empty* DDDDL
emptying DDDDL
emptying the BCBBH
en 0 ccccc
en 2000 fefff
en AB---
en a ecagd
en ai a-Da-
en algerie A-AGA
en aret eeeee
en atendant -Da--
en aura --D-A
en bas LCCDI
en belgique ccddc
en cachete C--DA
en ce HGCCI
en celule ESEEF
en chuchotant EAA-A
en colocation eehef
en cours DICDH
en crise D-ACA
en danger HBAGB
en disant BAFCD
en droit ddddd
en espagne ccdcc
en face Dabba
en fiche BBFBB
en finir BCLBC
en foyer -AAEA
en france ddddd
en garde ALAAB
en gav ETFFF
en indivision ddddd
en l -CEA-
en lair BBFBB
en larmes FBCBI
en mars decdd
en me a-D--
en otage edeed
en pane gghhg
en peux -AE--
en pleine DJCHD
en pleurant A-AFB
en pleurs EAA-A
en prison ddadb
en pyjama -BBHE
en retard ggggg
en retenue BICBC
en retraite ddddc
en train KFDEP
en vacances ddddd
en vais ABEBB
en voiture HCCCC
encei* GDACH
enceinte GD-CF
enceinte de DBBDB
enceinte et dbdac
encer* LEEDH
encercle KDDDD
encor CAADA
encor* -bdac
encore -bdac
encore me C---a
end -aEba
end it FGPFF
end of cegfe
ended ddddd
endin* AAF-A
ending AAF-A
ending his --D-A
endor* ABEAA
endormir ABEAA
ends eecef
energ* ddeed
energy ccdcc
enfan* aA-FA
enfance edeed
enfant a AA-EA
enfant aA-I-
enfant en dccdc
enfant est BCCJD
enfant ne ccccc
enfant peut cccdc
enfants -AADB
enfants . eegfe
enfants ? edeee
enfants a dcdac
enfants ce CCBHB
enfants dimanche AAAEB
enfants du BBBFC
enfants en ccddc
enfants et GDDIG
enfants le ddded
enfants ne AB-GA
enfants pour fegfe
enfants sont AACDA
enfants toucheront CCGCC
enfer* HGGIF
enferme GEGHF
enferme a EGBFC
enferme au ADFAB
enferme dans DAFGA
enferme dehors dbcdC
enferme ses BCCJC
enfermer -E---
enfermes D----
enfon* AAABG
enfui* DA-DA
engag* -bccb
engin* -BF--
engine a-E--
engine runing BCICC
english to ACAAA
enlev* a--ED
enleve -A-HG
enleve la BBBBF
enleve mes --ADE
enleve notre CCCIC
enoug* A-DD-
enough ? -AC-A
enough A-DD-
enough of -AEAA
enten* OJCHE
entend IBBEB
entend plus -AAEA
entendre -E-a-
entends NFEJF
entends des FCBEC
entends ma HBBAC
entendu aH--A
enter cdccd
enter my cdccd
enter* CDICD
enterement CDICD
entre B-baA
entre et ABBAE
entre les ADAAB
entre* feedb
entrepreneur ccdcc
entreprise fecef
entrer bbbAD
entrer chez cdcbA
entretien ddbdc
envel* AAFAA
envelopes CCHCC
enver* DAAAA
envi DENDE
envi de DENDE
envie -AI-A
envie d CDIDD
envie de a-Ga-
envoi* -ADDB
envoie -ADDB
envoie des -ADDA
envoy* BaDAA
envoye BaBAa
envoye un CaBb-
envoye une ddedd
envoyer AaC--
envoyer le cbccc
envoyer une GCFBC
epaul* KDCCD
epaule KDCCD
episo* dcccc
episodes dcccc
epous* -Da--
epouse -Da--
epoux DC-AA
epoux est DA-AA
equip* D-Aa-
equipe D-Aa-
erase AACAA
ereur eebed
esay bb-bb
esaye HCGGC
esaye d HDCGC
esaye de BACB-
escal* HEFEK
escalier FEDEJ
escap* Acdcc
escape ddddd
espag* ddedd
espagne ddedd
est 0 AFBDH
est ACAAB
est a dacdb
est arete CGBBC
est asis EFBAB
est au AJab-
est batu eeefd
est batue BBBFB
est bloque fefef
est case eeefe
est ce eddee
est chez DOFFK
est cinq ABBAG
est coupe AAEFA
est dans EBaaE
est de ddddd
est decede edded
est dehors BBCBH
est deriere CFBAB
est devant CA-aE
est ecrite BBEAB
est ele hghhg
est en HNDFH
est enceinte CAACD
est encore EEBDB
est enferme -DIBA
est entre HKEDJ
est eteint ACEAB
est fait COCFD
est ferme cAbbd
est fini baAbC
est il fceee
est interoge BHBBB
est ivre -AAEA
est l a-a-C
est la aA--H
est le dddbd
est legal eeege
est menote BKCBB
est moi GFECC
est mon BIGCE
est monte CDHHD
est mort gfggf
est morte dcddc
est ouvert --D--
est parti CDEEA
est partie a-BG-
est pas -FCFA
est plus ddeed
est policier ddddd
est pour BDJCF
est pret BCGCC
est quoi gghgg
est regle AAFAA
est rentre bfghe
est reste ---CB
est retenu AHABA
est retenue BHBEB
est revenu FBBBB
est seul AAADA
est sorti -dccb
est suicide ddedd
est sur HDHCH
est tombe dcdAc
est toujours BH--A
est tout C-bC-
est trop fefeg
est un -dfcc
est une cAcce
est venu bdddd
est vide BBBHB
est violent KDCED
estat* fegff
estate fegff
et 0 ADADA
et ECBDC
et a EBAEE
et apres -C-D-
et c DGHDD
et d ddfdd
et de dadba
et des EBAHE
et deux AAAAG
et dit FCIEC
et ele GELJF
et en CA-AA
et fait eeefe
et garde -AAAE
et il NFFJE
et ils FICGE
et j DDE-B
et je AA--C
et l FAAED
et la BAbbB
et le ADBGH
et lui GDBFB
et m HBBBE
et ma FFDFH
et maintenant Daaaa
et maman ---C-
et me I-abD
et menace GDFHC
et moi Acacc
et mon A-aGC
et ne fbcce
et nous abdc-
et on cbc-a
et papa ABAFB
et pas BBGBB
et persone BDAAA
et qu CDC--
et que ADCBB
et refuse GCGBC
et si babCa
et son BDDDB
et un BC-BE
et y ---BD
etage CDGHI
etage* CCHCC
etais au CCCCG
etais dcedA
etais petit ddddd
etait en cdccd
etait fehfg
etait froid FBABB
etait il dddde
etape* ccdcc
etapes ccdcc
etat des eefef
etat effff
ete arete ERDDF
ete cBdbc
ete cambriole dcdcc
ete change CCCCI
ete condamne dcddd
ete emene CICGC
ete en cedcc
ete frape dccac
ete interpele BHAAA
ete juge dcccc
ete mis ccccd
ete place ccddc
ete retenu deddd
ete victime ccccc
etein* ADGAB
eteindre AADAA
eteint ADEAB
etouf* D----
etoufe D----
etran* Cbedc
etranger d-ddd
etrangle G-aa-
etrangler Ccecc
etre AEGDC
etre arete AHBBB
etre expulse aab-E
etre la EEMEE
etre licencie ccdcc
etre mort DDKCD
etre morte DDJDD
etre ne CDICD
etre place AGAAA
etre poursuivi cbc-b
etre present cccce
etre rembourse ddedd
etudi* a-bb-
etudiant bbccd
etudiante -C--E
etudiante en ccdcc
eu dcccb
eu le EBAAG
eu un fefee
euro ddedd
europ* c-ccc
euros . deddd
euros de AACAD
euros ggggf
eux BHBBB
evacu* --A-G
evacue BABAF
even EDJDF
eveni* C-BDD
evening C-BDD
ever edadc
every CaCAa
every day F-B--
every evening -A-DA
every night DCHFC
every time bccec
every* DCJBG
everyone BBJBB
everything CBGAH
everything and eddde
everything i CDFDG
everything in -AB-D
everything is BBBBI
evict b-DaD
evict him ABFBB
evict me eb-c-
evict us CCBCH
evict* -A-AM
evicted -A-AL
evicted this -BBBH
evicted today DEDEN
evicting CCCCJ
eviction aaaaG
eviction is CCBCK
eviction order BBBBG
ex CacEa
ex a EFCND
ex and ccccc
ex devait ---E-
ex girlfriend eefed
ex has GDDKD
ex is GB-FC
ex laise BBBGB
ex m CaBb-
ex mari ddddd
ex me FBAAB
ex menace -AE-A
ex n EBBDB
ex ne eeege
ex refuse ---C-
ex veut bbcCb
ex wants ddded
ex was --ADA
ex wife dcdbc
exam ebedd
exame* eeeee
examen eeeee
excel ddedd
exces ddddd
exces de ddddd
excis* CCCJC
exclu* gffhf
exclut ccccc
excus* D----
excuse EAAAA
execu* aaaaC
execution BBBBF
exerc* ccccc
exist* BBIBB
existe ddddd
existe t ddddd
exister CDICD
exit BCHCC
expen* ccdcd
expensive ccdcd
expir* ddedd
expired ccdcc
expla* dbedd
explo* ddddc
expos* eefee
expose eefee
expose sur eeeed
expre* AAEAA
expul* ABBAM
expulse CDGDP
expulse aujourd CDCDI
expulse la CDCDJ
expulse un ccdcd
expulsent BEGBB
expulser babaF
expulses BBBBH
expulsion ? ccdcd
expulsion a BBBBH
expulsion aaaaH
expulsion d ccccd
expulsion de edeeg
expulsion si edfef
expulsions cbccc
exten* bCbbb
extended -F---
extra ccdcc
eye a--D-
face QECIE
face a dcdcc
face and GBAAB
faceb* hfggg
facebok hfggg
facon BBFBB
facte* dcddd
facteur dcddd
factu* gfhgg
facture fdgff
factures ccdcc
fai KPFKJ
faire ? fffgf
faire CBBBD
faire des a-aDa
faire partir -BAAG
faire payer ccccc
faire pour AEABB
faire sortir ACBBG
faire un a-Caa
faire une CDKCD
fais --abB
fais quoi CFABH
fais un eeeee
faisa* BBBEF
fait . BDDAB
fait 0 AGACE
fait BFCFD
fait areter -D---
fait changer BBBBF
fait chanter EBBFB
fait de eeeed
fait des dcd-c
fait deux CFCHC
fait du dbbBb
fait embarquer BHBBC
fait fraper -BBGB
fait koi BICBC
fait mal GCFEC
fait nuit AAAAF
fait rien cccdd
fait sortir BBCCH
fait tabaser aa-D-
fait trois BDEBB
fait un ffgff
fait une ccAcb
faits ccccc
fake fefff
fal -AEAA
fal aslep BCGBB
false ddddc
famil* -ACaB
famile -BCa-
famile ? AADAA
famile d ccccc
famile est AFBBE
familiale dcdcd
family BAE-D
famou* ccccc
famous ccccc
far bbccb
farme* -AD-A
farmer AAEAB
fathe* aB-G-
father aB-G-
father has eeefe
father is dadec
father s aa-D-
fatig* -AGAA
fatigue -AGAA
fatigue de --D--
fault* ddddd
faulty ddddd
fause gfggf
faut bc-cc
faut il ddded
faute a-Cb-
faux ccdcc
favou* ddeed
fear JEFEE
fed cacAc
fed him BCAEB
fed up edede
fel ABIAA
fel suicidal EEKEE
felin* ccdcc
feme ? ccccc
feme ACAb-
feme a JIDGD
feme de -D---
feme dit BBGAB
feme est AJBAC
femes bbcb-
femin* dcdcc
feminicides ccdcc
fenet* GDJDI
fenetre . -AACD
fenetre HDJDG
fenetre de FAaA-
fenetres AAAAF
fer AAaD-
ferai* EBEBB
ferme a bBbbd
ferme aB--C
ferme en ACAAA
ferme mon ccdcc
fermer dcddc
fes fffff
fete eaeed
feu Gaaaa
few EBEBB
fiche ddadd
fichi* ddfdd
fichier ccccc
ficp ddddd
fifte* cccbc
fiften cccbc
figur* acccc
fil dadcc
file . deede
file a a-bEa
file aB-F-
file again edgdd
file au BBCJC
file de ADEIB
file est BGAFD
file etudiante CGCBG
file s a-Da-
file veut eeege
file you ABDBC
filet* BBBHC
filete BBBHC
film jhigh
filme BDCJF
films -A-GA
films me a-aC-
fils 0 CICBC
fils ? ccccc
fils CHCHB
fils a dAaac
fils dans AA-EE
fils de DDDC-
fils est EKCJD
fils majeur DB-a-
fils mineur CICCD
fils n BCBIB
fils ne eeege
fils pase cdddc
fils que DKDDE
fils s efabd
fils se AA-GA
fils veut -aDa-
fils vient ADBFD
fin dc-dd
fin de ededd
fin du ccccd
fin pour CCGCC
final dcddd
find aDDa-
find him CBHBC
finds ICABB
fine ihihg
fined -bccc
fined ? ddddd
fini bBDbB
finir DDOCD
finir avec eefee
finis* FBCAC
finish JDFCC
finish me JCCCC
finished cbdb-
finit dcccc
fire ddddd
fired -cedb
first cdcdd
fisca* ddddd
fist LEDDE
fited BBBBI
fited a BCBCH
five BD-EC
five minutes ECAA-
five years ddedd
flat . CCGCE
flat ? ccccc
flat CaaaE
flat and GBADA
flat by -AA-E
flat the BBBDE
flat to dcddd
flatm* DFD-A
flatmate FGFAB
flatmate is DBA-A
fleur* gfiff
flics CICBH
flight to AAAFA
fling* JFKEF
flingue HDFDD
flor LFMHF
flori* fefee
fob ---aF
fod BFBHB
fois . BDEBB
fois DBF--
fois je FDKDD
fole gfggf
folow* LCCCC
folowing MCDDD
folowing me MCDDD
fonci* eefee
fonciere eefee
fonction ----C
font ccedC
font sortir BBBBG
for 0 AFAAD
for a gghgg
for an cbbdc
for bbccc
for beginers dcddc
for christmas ddfdd
for citizenship cbccb
for everything BBFBB
for god DEMDE
for help DA--A
for him caaE-
for me KFOFF
for my --dca
for naked BCBGC
for our ddddd
for shoplifting AEAAA
for speding cdccc
for the ecde-
for thre Bbccc
for two edebe
for when FAAAB
for years EAAAC
force HDFJJ
force a DBAHB
force cete CACAA
force en -AAAD
force et CCFCG
force la FBAAF
force publique BBBBI
force* CBAFG
forced CAAEC
forced me DAAA-
forced to AAAEA
forces BCCFG
forci* JDCGB
forcing JDCGB
forcing me DAAE-
foreigners EBAAA
foret -AE-A
forev* EFNEF
forever EFNEF
forgi* ABFBA
forgive ABFBA
forgo* eefee
forgoten dcddd
form gfhgf
form is ddedd
forma* ccccc
forme* dcdac
former dcdac
formu* eeeee
formulaire eeeee
fort CaaAa
fortn* dddec
fortnite dddec
forum BDKCD
foste* BDBHC
foster BDBHC
fot bbcCb
fotba* aa-D-
fotbal ABBGB
fotbal club BBBGB
fou ICCCC
fou il GBBBB
foudr* ccdcc
foudre ccdcc
fouil* ccccc
fouiler ccccc
found GBCCC
four dadbB
four kids CCCCI
fourg* AJBBB
fourgon AJBBB
fout CCBBI
fout dehors CCBBI
foutr* CDKCC
foutre CDKCC
foutre en CDKCC
foutu AAAAD
foutu mes AAAAD
foyer FDCJJ
frais de ddede
frais edbee
franc* bcdcc
francais C-baa
france ? ccbdc
france ccdcd
frapa* fefee
frapait fefee
frape KCBND
frape ce EAA-A
frape la DA---
frape mon BCCJC
frape par Acbdb
frape un edeed
frape* QFDLF
fraper QEDHE
fraper par FCBHD
fre ? cdcdd
fre fcdff
fre to -C--a
frenc* b-ccb
french b-ccb
french i BDBBE
french police BHCBC
frere CICFB
frere a cfe-d
frere de ADACA
frere ele D-ADA
frere est aHCAA
frere il CHCGD
frere m HHCCD
frere me -AaGA
frere parle BAFAB
frere s gfhff
frere schizophrene HABAB
frere* HA---
freres HA---
frida* -A-G-
friday -A-G-
fridg* cccca
fridge cccca
frien* -DC--
friend AEEA-
friend at ADAFA
friend is -FA--
friend just -AFAB
friend s cadcc
friends ccdda
frigo a-aAE
froid EBFEG
from a BBaaa
from a-ABA
from her AAAEA
from his ABBGB
from my C-CaA
from schol AAAHA
from the ACEFE
front HGEHH
front dor IDCCI
front of DGEHD
front* BHBEB
frontiere BFBEB
frontieres BGBBB
fugue --aGA
fugue a ccccc
fugue hier BCBHC
fuite edddd
ful bbcbA
funer* BBGBB
funeral BBGBB
furni* dcddB
furniture dcddC
furniture out BBBBG
fusil IENCE
fusil et B-D-A
futur* --D--
future --D--
g 0 DDDIB
g IFIIG
g envi CDICD
g le EAA-A
gagne au ccccc
gagne cdedd
game hhhdg
gamin DEERE
gamin de CCCIC
gamin* bacDb
gamine a-aF-
gamine de ABBFB
garag* acB-a
garage -bDA-
garage . dcddc
garage with baEaa
garagiste ccccc
garan* ffgff
garantie ffgff
garco* CBAJB
garcon CBAJB
garcon a DCCIC
garde a -J--A
garde aGaaa
garde je CCHCC
garde le dcdcd
garde ma cdccc
garde mes AAACC
garde mon BIBBD
garde* aDcab
garden -ddcd
gardent CMCDD
garder ? BEBAB
garder bBaAa
gardes ddddd
gardes de dcddc
gardi* DA-AE
gardiene FCBCF
gare EEAFE
gare du GFBCC
gars ECCCI
gas a-BE-
gate LBAAD
gate with ICCCC
gatea* ccccc
gav EUEFF
gav de DICCD
gav la CICCC
gave a dddcc
gave ebedb
gave me daddd
gave the ccccd
gay CAAEA
gaz ABGFA
genda* BMBBH
gendarme eeeee
gendarmerie DODCI
gendarmerie de AEAAA
gendarmes AKAAH
gendarmes are DHDDI
gendarmes came BGAAA
gendarmes m deddd
gener* ddedd
general ccdcc
genou* FBADB
genoux FBADB
gentl* BAA-E
gentleman BAA-E
geran* BDBAH
gerant BDBAH
gerant du AABAF
gerer ddeed
gerer ses ddeed
germa* ededd
gesta* ddddc
gestapo ddddc
get -bbb-
get ? eefee
get a ddeed
get an dddcc
get in DBBAE
get into GDCCF
get my fefee
get on DBFBB
get out HCBBH
get up DBFBB
getin* cdcdd
geting cdcdd
gets Cbbab
gets the AADAA
gf HDCCE
gifla* ccccc
giflait ccccc
gifle CBaa-
gifle* CAADA
gifles AAADA
gift ddedd
girl CDDOD
girl is BBBHB
girlf* FHFAB
girlfriend FHFAB
girlfriend is ILIEF
girls DA-Da
gite c-ecc
give feece
give me dcadd
give my eefee
give the BCBGC
given ABFEB
given away ABGBB
gives eaeea
gives me dbdcA
glas FBAAB
go CDFCB
go back ABEGD
go for CADAA
go home -aaDb
go in BBDEB
go on BBFBB
go to bcbfd
go with AAACC
god DDLCC
godby* DEREF
godbye DEREF
godbye to ABIBB
gods ddddd
goes c-aaa
gogh ccdcc
gogle ifkhh
gogle review dcddc
gogle* DDJDD
gogled DDJDD
gogled how DDJDD
going GCIDC
going to GAFBA
gone B-GAD
gone by BBDBE
gorge B-dcb
gose BCEFB
goses -BCFE
gosip edfed
got CICCB
got a F-BaB
got an ccdcc
got arested -E--A
got into ccc-b
got locked AFABB
got my BHFFB
got nicked CKDDD
got ten aabaC
got the a-CB-
gown CAAAD
gpa ccccc
grabe* HGCBB
grabed HGCBB
grabed me HBBBB
grade* -AADA
grades -AADA
grand bba-a
grand mere -aabA
grand pere ccbbc
grand* babG-
grandad BBEFC
grandaughter ABBGB
grandchildren BBAGB
grandfather cdccc
grandma dcdd-
grandma s dcddc
grandmother ccdac
grandpa ABAGB
grands --AEB
grands et --AEB
gratu* fffff
gratuit dddcc
gratuite ccdcd
grave ccdcc
greve ccccc
grife DA--A
grile Dcbcb
groun* FA---
ground FA---
groupe de FBDAB
gta edeee
guara* ddddd
guarante ddddd
guard ccccc
guard* fefff
guardian eeeee
guest EBba-
guita* baEa-
guitare --D-A
gun FBIAB
guy LCDCH
guys BCCBI
h . EFBDB
h 0 BBEED
h DMDEH
h du BGBAA
h ele -Ea--
h il BLCBC
h on AEAA-
h pour BABBI
h que BEBBF
habit* A---D
habite babcD
habits --aaE
habitude CBCCA
had a ecfec
had eaced
had enough ABHAB
had gone eeefe
had no eegee
hadoc* ccdcc
hadock ccdcc
haha eegee
haie defee
hair ICBFC
hal DA-BD
half cBcA-
half sister -A-EA
hamer ICCBG
hand C--FD
hand in ABAEB
hand over ----D
handc* -HA--
handcufed ADAAA
handcufs -Ea-a
hande* AAEAA
handed AAEAA
handi* -AA-G
handicape -AA-G
hands IFCCC
handw* ABDAB
handwriten ABDAB
handwriten wil ABDAB
hang BBIAB
hang himself CDJCD
hange* ddedd
hanged ddedd
hanged himself ddedd
hapen ccdcc
hapen* GFAAG
hapening FCCBI
hapens BEa-A
hapie* CCHCC
hapier CCHCC
haras* ffgff
harased by ccdcc
harased ccdcc
harasment ddddd
harce* bdacd
harcele a AAEAA
harcele et FBAAB
harcele par edeed
harcelement eedfe
hard DAD-A
has DFDGD
has a cde-d
has belt CCCIC
has ben BI-A-
has cigarete BBBHC
has dumped BBBBG
has just eCdb-
has left ABAGB
has locked GCJAF
has my aA-FA
has no BGHEB
has run CCBHC
has taken CADDA
has the BBBFB
hasn -F-HA
hasn t -F-HA
have CGEDF
have an A-BD-
have ben EIHJG
have just AHABA
have my DLDHD
have no CEHCF
have not ccdcc
have nowhere AAAAF
have one BDABE
have police AaBAH
have the --D--
have to dbcdb
have told ddeed
haven KEGDE
haven t KEGDE
havin* cdeed
having cdeed
he KDBCC
he asked AFAAA
he be ddeed
he beat edddd
he changed BCBBJ
he d EBDAB
he does dacBa
he doesn acedc
he finds ICABB
he gave edddd
he gets Cbdca
he got BDAAA
he had ddddc
he has EEECA
he hasn -GBFA
he hit KCBAB
he is MJDGG
he jumped fdddd
he just Faaaa
he keps HCBBB
he l PFIHG
he left EGBBC
he locked GAA-A
he lost cb-db
he only AGAAA
he put EBBBE
he s LFCDC
he said KCGCD
he says JB-DB
he se AFAAA
he ses D--a-
he stil dcddc
he strangled GBBBB
he take -AAAE
he threatened GBABB
he threatens HCBBC
he wants ccccc
he was dBbcc
he wil F-aB-
he won LDIBD
head HCFFB
head against ddedd
head and EA--A
hear OGEMF
hear blows GCCFC
hear him HCBEC
hear it aAAEA
hear the BCCHC
heard BIDCC
heari* deeee
hearing fffff
heart -E---
heart tablets -E---
heati* edfee
heating edfee
heave* AADDA
heaven AADDA
heber* ddedd
heberge ddddd
hedge bcccc
held AEbbb
held at dbcdc
held by aF-aa
helo feffe
help D-aab
help he ICCBB
help me -cedc
help with ccbcc
hemat* -AADA
hens edeed
her . DDDDB
her FEDJD
her again HDGED
her and DBACB
her baby -A-D-
her bf HBA-B
her boyfriend FAAAB
her brothers FAAAA
her father aabD-
her furniture dcddc
her go DEABA
her husband Bcdec
her in HBBEC
her of A-AGA
her phone BBBIC
her schol BBEEB
her she AEA-E
her stepfather BBBGB
her to -AAGC
her todler BCCHC
her violent dcccc
her wrists CCIBC
here . cAcAD
here DFECI
here anymore BBCBE
here in Accbc
here no AAEAA
here to DIDDH
here with ACCCI
hered* ddddd
herit* hhihh
heritage edeed
herite ddddc
heritent eefee
heros ddccc
hes JKCGE
hes got GCBEC
hesit* --D--
heure GGCCL
heure il CCA-A
heure pour BBBCL
heure* -FaCA
heures -FaCA
heures . BEBBD
heures et ACAAD
heures il -CA--
hid -AF-A
hiden ecddd
hidin* JBBBC
hiding JBBBC
hiding in F-BAB
hier . ecaac
hier DB-D-
hier et BBBHC
hier il HDCFC
hier pour cddcc
hier soir FC-AA
him ? bCbcb
him DKEKD
him again --aD-
him in -FAD-
him out CKCCD
him to bbdAc
him with a-aC-
himse* -BOCD
himself -BOCD
himself if -BHAB
himself in dcBbc
hinge* AAAAE
hinges AAAAE
his DBBFB
his arms AAAFA
his coach AAAFB
his dad -A-JB
his daughter fffge
his dog ICCCC
his father aaaE-
his hand GCBEC
his kids CFDID
his life BCICC
his mother BBBIB
his neck BCBHB
his way EBADB
his wife bDbaa
histo* -E--A
histoire -D--B
histoire de AEAAA
hit JAaGA
hit by C-aB-
hit me PECJE
hit my a-aC-
hitin* LEDJE
hiting LEDJE
hiting my ICBAC
hits GFDSF
hits me IFDNE
hits my DEDLD
hiver* bbcbA
hivernale bbcbA
hold bacbb
holdi* GFFAA
holding GFFAA
holding a ECHCD
holds HDCID
holid* gffge
holiday eefec
holiday pay bbcbb
holidays fecee
home ? ccccc
home GBaDD
home a aA-GA
home alone dcdbc
home and CAAAD
home de AAAEA
home en deddd
home from DDBFF
home he B-A-E
home late ddddd
home me ICCBC
home this ABBDF
homes CBACH
homes en BBBBF
homew* feefe
homework feefe
hones* -AEAA
honestly -AEAA
honeu* DBEBB
honeur DBEBB
honou* -AC--
honour -AC--
honte BCIBB
honte de CCHCC
honte je ABEBB
hopit* CCC-B
hopital CCC-B
hors AAAAF
hospi* b-bAA
hospital after ddddd
hospital ccdAa
hospitalise AEAAA
host -AA-F
hosta* ddddd
hostage ddddd
hoste* ABBBG
hostel ABBBG
hostel put ABBBG
hot DAAFA
hotel BEABI
hotel de -E-a-
hotel nous CCCBI
hotel social AABAF
hotel* -a-E-
hotels BBCGC
hour EJGDN
hour ago FHCDH
hour the BBBBG
hour to --aaG
hours . AEAAA
hours BLAEB
hours ago EHCBC
hours to BFAAA
house after ccccc
house bdecd
house i EA--A
house is --aD-
house yesterday ddedd
house* --BaD
how ddddd
how do edfee
how does ddddd
how is ccccc
how long dcddd
how many ccbcc
how much eeeee
how to cbBcb
hui D-b-G
hui avec CCCCH
hui je dcdc-
huile DA--A
huisi* -AAAJ
huisier -A--J
huisier ? ccdcd
huisier arive CCCCG
huisier est CCCDM
huit ccccc
humil* feffe
hung AADCB
hung up AADCB
hungr* AAAGA
hungry . ---D-
hungry AAAGA
hunte* ccdcc
hurle KECDC
hurle et GAA-A
hurle* EBBHB
hurler CBBGB
hurt -aDca
hurt ? dcccc
hurti* JEDJE
hurting JEDJE
hurting my -BAFB
hurts JFDNF
hurts her CDCKD
hurts me IDCFD
husba* DDB-A
husband EDB-A
husband beat D-aa-
husband cheated edddd
husband has HIGCD
husband he ADAAA
husband hit MDDDE
husband is baceb
husband says aAFAA
husband wil BDa--
i A-C-A
i am acedc
i apeal ccddc
i are bcdcd
i ask cbcAb
i be gfgfg
i break ddedd
i bring bAccb
i cal Dbaaa
i came AAAAE
i can JGGGG
i cant CFICC
i cary ccccc
i claim ccccc
i contest cccbc
i could AAFAA
i cut AAE-A
i d EDLCD
i deleted ccdcc
i die ddddd
i do D--aC
i don DBE-B
i dont HFIID
i drive ABFAA
i entitled ccdcc
i evict -ADAA
i fel DENEE
i find ccdcc
i gave ddddd
i get babcc
i go GBCGC
i got A-bAA
i had ccacb
i have BCDBE
i haven KEGDE
i hear FCBHC
i heard CJBCC
i just -AF--
i kep baBbb
i l EDMFG
i leave A-CaE
i liable ccccc
i live BabbD
i locked Abccd
i love DDICD
i m CADBB
i make ccddc
i might EFNEF
i mis feffe
i move adedd
i must -A--D
i ned baddc
i negotiate ccdcc
i never AAADA
i no ccdcc
i owe ddddd
i own AA-AD
i paid dcdcd
i pased ICBCC
i pay eeeee
i play edeed
i prefer CDJDD
i put cbAbb
i ran AAAEA
i read dcdcc
i register ccccc
i regret BCGCB
i reported bdccc
i retire ccdcc
i ring GBCCF
i said DBDBB
i saw AAFAB
i say AD--C
i se edede
i sel feeee
i send ccdcc
i share cbccb
i signed ccccc
i slep ABAAG
i sliped ccccc
i start ccdcc
i stil eefee
i take cbAAb
i talk FDCHD
i teach CCFFC
i tel A-aE-
i think JFKLF
i tok AAEAA
i tried -AE-A
i ve ECLDE
i wana EFLEE
i want cbDcb
i was Ca-aB
i wish DDJDD
i won BAFA-
i work cdedd
ici KHKDH
id card ddddd
id ddddd
ide de edbed
ide edced
idea dcddd
ideas ddddd
ident* e-fee
identite daeed
identity bAccb
ides ABHBB
ides noires DEKDE
ier EGBBC
if DAGBA
if a ddddd
if he FAA--
if i DAFCA
if it AADAA
if my eeedd
if she edeed
if they DDLDD
il ? cAdca
il FBABB
il a KGCEE
il alait HABaA
il arete CAAEB
il case GBADB
il conduit DCBFC
il crie D----
il devait BFBBB
il dit E--DA
il done EACAA
il dort EDa-A
il e IHCFC
il encore ddcdc
il entre DBBEB
il est HICEE
il etre ddded
il fait DCaAG
il faut EBGBB
il hurle JBBAB
il jete EBAAF
il l DA-FA
il la accbb
il laise ddddd
il le fffff
il lit FBABB
il m LBABB
il ma SFDEF
il me QECGF
il monte D-a--
il n BHFCB
il ne B-Fa-
il peut ABDAB
il pleure -AAIA
il pleut -AAAE
il pour EBFCC
il recomence HCABC
il refuse FCGFD
il rentre FAABA
il repond ACD-A
il revient Fbbaa
il rigole GBBBB
il s E-a--
il se BADDA
il sort BGCCG
il tape KCCCC
il tient E-ACB
il un ddddd
il une ddedd
il va OFGEE
il valable ccacc
il vaut ADFBB
il veut HDIGH
il vient Dcebc
il y bac-a
ilegal -AD--
ils GLEFL
ils disent CFABH
ils embarquent BGBBA
ils etre ccccc
ils gardent BGBBB
ils l BMCHC
ils le AIAAC
ils m FDDCa
ils me DEAAE
ils ont CH-AF
ils partent AFBEB
ils peuvent BEBBE
ils sont FAACH
ils veulent CDADC
ils vident BBCCH
ils vienent ECAAA
ils vont GHDHE
im 0 DEGQE
im IKPTJ
im at BGDBB
im in ABBHA
im scared -A-EA
imedi* CFDDN
imediately CCCCJ
imediatement B-BBH
imeub* FaaAA
imeuble FaaAA
imobi* aaaaC
imobilier ----D
impay* ccdcb
impos* ddddd
impot* gfgff
impots gfgff
in . BCABI
in 2000 ffgfg
in AAaAA
in a AE-CA
in advance cbcbb
in an aDE-B
in and FBA-E
in bruises BBBFB
in canada cAccc
in care AA-EA
in court ccccc
in custody -LAAB
in danger KDCID
in debt eefee
in france cccdc
in french AD--C
in front DGEHD
in garde DLCDD
in handcufs BGBBA
in her a-aD-
in his G-aDC
in it CBBEF
in jail -C--C
in law a-ccb
in lyon cAccb
in marseile CC-C-
in may ccccc
in my CABCF
in one BBBBG
in our dddad
in paris daeac
in police BHBBC
in prison hgdff
in pyjamas ABBDD
in the EBBEC
in there BHBBC
in with CFGEC
in writing ddddd
incen* ccccd
incendie ccccd
incon* FCFHE
inconu BCFHC
inconus GCCBE
indem* feeff
indemnisation ccdcc
indemnise ? ccccc
indemnite ccccc
indiv* eefed
indivision ddddc
infir* CBAA-
infirmiere DBBBA
infor* bAbcb
informe ADA-A
infos cdccc
infra* ccccc
infraction ccccc
inher* hgihg
inherit eefee
inheritance feffe
injur* fefff
inqui* -CD-A
inquieter --D--
insid* EJEFQ
inside EJEFQ
inside no CFCCF
inspe* daddd
inspection dddde
insta* abdcB
instale --a-C
instant DA-AD
insti* ---D-
instr* ccdcc
insul* CAcab
insulin ACACA
insulte Bbbcb
insults dcddd
insur* fffff
insurance ? ccdcc
insurance ddbdd
insurance won dcdcc
insurer gfigf
inter* aF-AA
interdiction GCBEC
interdire ddddd
interdit ccd-B
interdit de AAAED
interdite ccccc
interest dcddc
interieur DDDDJ
internat AAADA
internet baDCb
internet coment EELEE
internship ddddd
interoge CKCCC
interoge par BEBBB
interpele AG---
interprete BIABB
interpreter CJBCC
interview bAcbb
intim* -A-FA
into EBCEC
into a BADFA
into custody AEAAA
into english cdccc
into my HB-CD
into the FCIFE
intro* BBBGB
inven* eefee
inventory ddedd
invit* ffhff
invite ddedd
invoi* bbcbb
iron GBBFB
iron and F----
is 0 aacE-
is BBABB
is a adeee
is about ddded
is alone CDDLD
is at aEaAB
is beating JCCCC
is being IMEIH
is broken edeee
is changing DDDDJ
is coming feeec
is crying -cccc
is driving fefbe
is drunk CBBGB
is due ddeca
is eight AA-DA
is entitled BFBBB
is fine ----D
is going G-dA-
is hapening CCCCG
is held ddddd
is here CDCCJ
is hiting HDCGD
is holding ccccc
is home eeege
is hurt cddcc
is hurting HDCHD
is in JQFHM
is inside BCCCJ
is it eefff
is keping BBFBB
is kicking ICCCG
is kiling -cddc
is locked cAbDc
is mising CDCKD
is my --F--
is on ca--A
is ready a-Ca-
is screaming FDCGC
is taken ccccc
is taking DDCCI
is teling AAADE
is that feggg
is the cc-db
is there gghhg
is this fegfc
is threatening IEJGE
is throwing -CBCI
is to --BD-
is wel ddeed
is with ACAEA
is writen BBFBB
isn EHJHD
isn t EHJHD
isue --D-A
it . AADAB
it ? gghgg
it AADAA
it again CA-DA
it al FFMEI
it and ABEAD
it cost ccdcc
it fre ccccd
it l a-C--
it legal eeefe
it on -cccb
it s DFEGG
it take BBEBB
it was EA-D-
it would DEMDD
its hinges AAAAE
ive BBFBB
ivre HCBFC
ivre et -AAEA
ivre il EAAAA
j CBECA
j ai BBDB-
j arete CCHCC
j avais bcdcc
j ecris CBDAD
j en baCba
j entends LEDJE
j etais dcdcB
jai 0 ABAIF
jai KGMLJ
jai des EBBEB
jail -C--C
jamai* -BDEA
jamais -BDEA
janvi* cbcBb
janvier cbcBb
jardi* bdefd
jardin bdefd
javel -AE--
je BADAA
je changer ccccc
je cherche eaffe
je compte DDKDD
je craque -ADAA
je crois BCEIC
je demander bbccc
je dois bb-aE
je dors EDCFL
je droit edeed
je encore ddddd
je etre eefeg
je faire ebedd
je fais caccA
je joue edeed
je l DAG-A
je la GBADB
je laise eegee
je le dbBcb
je m --E--
je me DCMCC
je metre ddddd
je meurs dcbdc
je monte AADAA
je n AaDaA
je ne BCFCB
je oblige dcccc
je parle DGBCC
je pars BaAba
je parte C-D-B
je pase ccccc
je payer ccdcc
je pense DEPEE
je perds CDJCC
je peux -cddb
je pouvais FCFCC
je prefere CCJCC
je prends CACA-
je prepare ccddc
je refuse EBA-D
je regarde -AH--
je regrete BCGCB
je rentre ABBBI
je revise ccccc
je saigne ICBBB
je sais HDJCD
je saute -ADAA
je serai CDKDC
je serais FCGCC
je signe aCB--
je signer BBBBE
je sors HBBBE
je sui DDIDD
je suis CBBBB
je tiens GEKEE
je toucher ccecc
je tremble EA-AA
je vais BCNCD
je veu CCFFC
je veux aaCcb
je viens EDaB-
je vis -cdbc
je vois FDICD
je voudrais a-Fa-
je voulais DAC-A
je vous Aaacb
jen CCHCC
jen peu CCHCC
jete GEHFN
jete de CCHBH
jete dehors BDCFH
jete mes ABABG
jeter GENDH
jeter mes a-aaD
jeter par DBHBB
jeter sous ACHBB
jeu eeecd
jeu ele AAAEA
jeudi AACA-
jeunes BC-aa
jme HCCCG
jme fai HCCCG
job and ccdcc
job ihjig
join -AHaA
joint cdddd
joint custody cccdc
joke ededd
joue du dcddc
joue feede
jouet ddded
jour au ccdcc
jour feeea
journ* ffecf
journal deccc
journaliste ccccc
journe cbaac
jours -aACb
jours et C-aCa
jours il D--C-
jsui KEDGJ
jsuis LJIEF
jsuis en DA-AA
judge eadde
judge tomorow BIABB
judge* eefee
judges ccccc
judgment ? AAAAD
judic* aDaa-
judiciaire aCaaa
juge ? ffggf
juge a cdddc
juge ebfgf
jugem* bbabA
jugement bbabA
juin dcddd
jump CEQDE
jump from DDICD
jumpe* Adccd
jumped Adccd
jurid* acacb
juridictionele abcbb
jusqu CEABF
jusqu a ACa-a
just HGDBE
just ben EGb-F
just fired HBBBB
just got ededd
just left cb--b
just punched GCBBC
just rang -FAAA
just texted -ADDA
just told AEADA
just want BBIBB
juste DHDAA
juste que aaC--
justi* dcdc-
justice a ccccc
justice dcdc-
jvai DEMEE
jvai me BCHCC
jveu EEMEE
jveux DEKDE
kan BCEFC
ke CHFCG
kep b-acc
kep the edede
kepin* BGGBB
keping BGGBB
keping me BBFBB
keps HA-B-
keps punching DA-AA
keps the ddddd
kept -J-BB
kept my aGaaA
keufs AGAAB
key DDCCO
keys E--aG
kicke* D-aBE
kicked D-aBE
kicked me DAADC
kicked us BBBBG
kicki* LCCCG
kicking LCCCG
kid BDCLC
kid locked BBCIC
kidna* CCCMD
kidnape DEDKE
kidnaped CCCKD
kids CDEDE
kids and EBDBD
kids are bAaCa
kids for dcadc
kids i BBFBB
kil HCGFC
kil himself BDLBD
kil me MCbHC
kil myself DELDE
kiled -cedc
kiled my C-ba-
kilin* B-Fa-
kiling B-Fa-
kiling me gfhfg
kiling myself CDICD
kils dccdc
kitch* G--aB
kitchen G--aB
kitchen knife FBAAB
km cdddd
knife ICFDC
knife and EBDBB
knock AAAAE
knock* CCCCH
know BEB--
know what Dab--
know where AGFCB
koi HJAAB
koi faire JCCCC
l AAABB
l a FIDJD
l acide EA-AA
l acte -AF-A
l aeroport aDaB-
l afaire ddddd
l agence dcedB
l agent AAAAF
l aide D-aCD
l air -BD-a
l alcol ABBHB
l amiable ccccc
l an eecde
l ane gfggf
l apart DA--C
l apartement ---EC
l apel BFBBB
l arbre BBEBB
l argent adedd
l ariere ECBHC
l asurance bbBbb
l aube DJDDG
l audience ddddd
l auteur ddedd
l avion a--F-
l avocat eceed
l be GCEEF
l break HBABF
l drag DBAAD
l eau ACEGF
l ecole bbcEc
l educateur AEBGB
l electricite a---F
l employeur ccccc
l enfance edeed
l enfant AAAJA
l entendre BGBBB
l entends GBBBB
l entre Cabbb
l entreprise cbBcc
l escalier HEDDI
l etat eeeee
l ete ddded
l etranger d-dcc
l etrangler E----
l execution BBBBF
l expulsion A-AAJ
l get DA-C-
l heritage dcddd
l heure HFCBJ
l hopital CCC-B
l hotel bBacC
l huisier ABBBL
l imeuble F--BB
l interieur DDDDJ
l jump -AGAA
l kil ECGGC
l never -A-EA
l oficier AE-AA
l ont CLDIC
l orage cddcc
l ordre BCEBG
l put ABEBE
l shot FBEAB
l take BCFDC
l un DAADA
la BBAAC
la avec BCCCJ
la bac CKCCD
la banque --Ea-
la bas -FAAA
la bene AAAAF
la boite C--aa
la brigade AHAAB
la caf ededd
la cage --A-E
la cantine eeeed
la caution ddddd
la cave A-bH-
la ce -A-D-
la ceinture ABFDB
la chambre JDCBK
la chanson ccccc
la cite EFBBA
la corde eddde
la cour D---E
la cuisine Cbccc
la dame Abbc-
la derniere IDFCC
la diference cddcc
la douane daddd
la douche aaaDa
la dure ccccc
la famile CA-aa
la fenetre FCJDG
la ferme AAEAD
la fete cAccc
la fin bbAbc
la force BCHBH
la foret -AE-A
la frontiere BFBEB
la garde bba-c
la gardiene FCBCF
la gare BBBHC
la gendarmerie DKDCJ
la gorge Cbdcb
la il GCDBG
la ils AaaCA
la justice ccccc
la legitime ccccc
la loi fggff
la main LEGDD
la maintenant ABBFF
la mairie cbccA
la maison --aAB
la maitrese a-aF-
la manif AGAAA
la mer ccdcc
la mere dcdbc
la mort FHUGG
la musique -C---
la nationalite ccccc
la nounou AAAGA
la nuit dabEa
la ou DBECB
la paix A-CAA
la pension eeede
la persone ccdcc
la petite CCEIC
la piece -cdec
la pj AEAAA
la plage BBAFA
la pluie CCCFG
la police CLBBG
la porte DCACJ
la prefecture AAAAF
la premiere cdccc
la procedure cb-cc
la proprietaire BCBBG
la rendre dcdcc
la reparation ccccc
la reponse ddddd
la reserve HBAAB
la residence BBBBF
la retraite ceeee
la route Bbcbb
la rue HDBGN
la sale EAD-A
la serure aaaaD
la seule CDKDD
la sortie ECAHA
la sucesion eefee
la table HCICD
la tele cdded
la terase -AEA-
la tete EAADA
la treve cccc-
la vente hghgh
la vie GHRGG
la vitre GCCEC
la voisine CA-FB
la voiture Ba-Da
la ya EBABF
lacet* -F--A
lacets -F--A
lacets et -F--A
lache JDDDG
lad ADADA
lads LEFDC
lair BBFBB
laise -BBH-
laise le AAAGA
laise notre BBBGB
laise son -ABIA
laise un cc-ac
laise une BCHDC
laise* BDBBC
laisent BEBEF
laiser aabcb
lame IDHCD
lame et GBBBB
lance GBBFC
lance une GBABB
lance* JCCCC
land ccdc-
landi* a-bBE
landing a-bBE
landl* a-aaI
landlady aaaaD
landlady is -A--C
landlord a-aaI
landlord has ABBBF
landlord is ABAAI
landlord locked BCCBH
landlord removed DDCDK
landlord s BBBBF
landlord threatens ffgfg
landlord wants ccccd
landlord with ABBBF
lapto* badcc
laptop badcc
larme* FBCBI
larmes FBCBI
last aaadc
last mesage CCJCC
last month eeeee
last night FGBBA
last wek cccbb
last year ffffe
late ? ccccc
late jijji
later . ccdcc
later eefee
laugh* F-a--
laver C-aaC
law ? edeed
law edffe
lawye* bFbbb
lawyer bGbba
lawyer s fefee
le --aAA
le 0 ccccB
le badge AAAAD
le bail baaaC
le baileur --a-F
le balcon ABAFD
le barilet BBBBG
le bebe -BBMD
le bracelet FBABB
le bras F-aC-
le bus ccdAc
le camion CFCCH
le chantier BFAAA
le chaufage edeed
le chien Bbcb-
le client dcdcc
le code CDBAE
le comisariat aEb-a
le compte ccdcc
le contrat geeee
le controleur dcdcc
le copain -AAEA
le cou ICBCC
le couloir EAAAA
le declarer ccdcc
le delai ccccc
le devis ededd
le dimanche fegfe
le directeur BBBBE
le dos bdecd
le droit abdcb
le facteur dcddd
le faire aACaa
le film feeee
le fils FGHCD
le fourgon AJBBB
le frigo ABBDH
le gamin BBBIB
le garage AAEDA
le garde efeee
le gardent BHBBB
le garder BGBBB
le gaz BCIEB
le gerant BBBAG
le hal HCCCG
le jardin Abcdb
le juge efbge
le jugement bb-bc
le licenciement ABFBB
le lit BCCCL
le logement aaaaD
le loyer -cdcd
le magasin ddddd
le marchand BCBBH
le mari EBEBB
le match -D---
le mercredi edefe
le mois eeede
le monde CDLEE
le mur D--C-
le nez GCBEC
le noir ECBIC
le notaire deedd
le nouveau BCCHG
le pailason BBBEG
le palier a-bAD
le parking EBBEB
le pere a-aI-
le petit bbbFa
le plafond EAA-A
le plombier dcccc
le poignet D-bab
le pont a-Ga-
le proces ccacc
le prochain FAAAA
le procureur -D---
le prof eefed
le proprietaire AA--I
le proprio EEDDO
le repas HCBCB
le reverai --aE-
le salon GBAAD
le secret a--E-
le serurier edeea
le soir ddddd
le suicide eefee
le syndic ddedd
le telephone aAccc
le temps -bbcB
le tienent AEAAA
le toit ABIBB
le tps ABBFE
le tribunal eeeed
le trotoir CBABK
le vendeur eefee
le vide BCFBB
le voir CJBCC
le voisin AaaEa
le wek gffhf
le zizi aAADA
lease ? acdcc
lease ends ccccd
lease ffifa
least DFHDD
leave ? eeefe
leave Bac-C
leave everything eegee
leave him -ADD-
leave my gfhgf
leave our BABBG
leave the EBABH
leave tonight EB-BE
leaves her BCCHC
leaving . C---A
leaving on -ADAA
leaving the AB-GA
ledge ACHBB
left . feffe
left BBHFA
left a -AGCA
left and ICGCC
left for -AFAA
left is CCICC
left the BCBIC
left with BHAKD
legal ? gghig
legal aid ddddd
legal gghgg
legal* -ccdc
legale ccccc
legit* ccccc
legitime ccccc
legitime defense ccccc
legs DABB-
lends feffe
lends me feffe
lent ddedd
leque* deddd
lequel deddd
les ABAAB
les a -AAIA
les anes ccccb
les bareaux BGBAB
les bleus BHBBB
les bois a-D-A
les bras CDKCD
les cachets BBFBB
les cheveux HA-DA
les cles CC-AH
les demenageurs dcddb
les detes -AC--
les enfants -AbB-
les feminicides ccdcc
les flics BHBBE
les gendarmes -H--E
les genoux DBADB
les gens ccc-c
les impots ddddd
les jours B-DE-
les keufs AGAAB
les lieux AAAAE
les mains ADAAA
les menotes BHBBB
les miserables ccccc
les ordinateurs -EAA-
les papiers BaaaC
les parents bbc-b
les petits BC-H-
les soirs DBG-B
les travaux ffhfg
les vacances cccac
les veines DENDE
les voisins abc-c
let EDCBE
let her EEADB
let him BGAAB
let me DBB-E
let us GDGDI
leter dcAdc
leter is BBFBB
leter* FBGDB
leterbox EA-C-
leters BBHBB
letre d BBFBB
letre dcBdc
letre de fegff
letres de ccccc
leur DEIME
leur pere AAAGB
leurs fbfgd
leve HDDCC
lever --C--
lhuis* DDCDM
lhuisier DDCDM
liabl* eeffe
liable ? eeeee
liable eeffe
liar ddddd
libel ccddd
liber* AAEAF
liberer BBFBE
licen* gfdff
licence ffefe
licencie feeee
licenciement baCba
licencier ccccc
license deedd
lieu ABBBH
lieu aujourd AAAAD
lieux ccdc-
lieux dans ABBBF
life IFREF
life insurance -ADAA
life is IEJDE
lift AaaEa
light acdd-
light* EAAAA
lighter EAAAA
like -aDaa
like the DDIDD
lile CFBAA
limit eeffe
limit for ccdcc
limit* eeeee
limite ddddc
line ADEAE
liqui* edcdc
liquidation cbabb
lire c-cbc
lisbo* edeed
list cb-cc
list of -AD-A
liste de AAE-A
liste* cccbc
lit BBACI
lit de BBCBJ
lit par EEBBB
litig* -bcbb
litige -bcbb
litige de cbdcb
litle CCBOC
litle boy -AAGA
litle brother BCCKD
litle girl CCCJC
litle one BBAGB
litle sister ECBHC
live --DaC
live in ddfd-
live on ddddd
live with gffif
lives -caec
lives in Caab-
livin* DENEJ
living DENEJ
living rom BBBBG
livre eehee
livre* --ccc
livret ccccc
loade* DBEAB
loaded DBEAB
loadi* AAAAF
loading AAAAF
loan gfhgg
loan insurance ddedd
loans ddedd
local ccdcc
locat* ccdcc
locataire a caccf
locataire ccddb
locataire de cccdc
locataire est eeeee
locataire et -A-AD
locataire ne ccccc
locau* BFA-A
locaux BFA-A
lock AB-CN
lock i BBAAF
lock me ABAEE
locke* EEBEE
locked EEBEE
locked and fbeff
locked everything AA--G
locked himself a-Gb-
locked in AFCNC
locked me GDCGJ
locked myself beheg
locked out -AAAE
locked the KBBBB
locked up BJB-C
locks CDCJL
locks and BCBBH
locks me CDCJD
locks* cbccE
locksmith ? ddede
locksmith cbccE
locksmith is BBBBI
loge EBBEF
logem* aaaaH
logement ? ccccd
logement aaaaI
logement de ABBBE
logeu* BCCCL
logeur BCBBJ
logo eefed
loi ? deedd
loi gghgg
loi sur dcdcc
lok -ADBA
lok after -ADBA
loking for -ceac
loks C-D--
lol kjlkj
londo* AEAAA
london AEAAA
long can -C---
long do ccccc
long does ccdcc
long edeee
longe* bbBc-
longer bbBc-
longt* bcacc
longtemps bcacc
lors dcccc
lory --D--
lose AaCaa
lose my cbacc
losin* edfed
losing edfed
lost dc-Ac
lost my edcee
lost the CDIDD
lot bdddd
loud gfggf
loue ededf
louis ddddd
louis xiv ccccd
love BCHBC
love them DDICD
low eefee
loyer aceeb
loyer* ededa
loyers ededa
lu ccccc
lui ? ddded
lui FJDHE
lui a GHCDC
lui done DFAEB
lui et FBBEB
lui fait -AAHB
lui il GBCEB
lui interdit CCBFG
lui meme aAAAE
lumie* CA-AD
lumiere CA-AD
lunch AEAC-
lundi acbbc
lyce -AEB-
lycen ADAAA
lyon cadbc
m 0 BDDSC
m EBCBB
m a EB-AA
m acuse dccdc
m apele FCADD
m apeler ABbcb
m ashamed ECFBB
m at -cdcc
m atend MDCEC
m avait feeee
m away ----C
m being IFCIO
m bleding EA-AA
m counting CCICC
m dying ddedd
m emenent FDBAB
m empeche HCBBB
m en FEHBC
m endormir ABEAA
m enferme FCCGC
m envoie -ADCA
m envoyer AAFCA
m etrangle D----
m expulse FFJFM
m fine ccdcc
m going ABKAB
m gone BBFAB
m hiding JBBBC
m in FICGB
m loking ddeed
m moving dcddd
m next DAAAA
m not CBGAA
m oblige FDBKD
m on BaBbC
m only ABAIA
m ont Badbd
m outside dcdcC
m ouvrir CCFCF
m pregnant HCBAF
m scared HA--A
m sleping BCBCI
m the cbdbA
m tired a-Daa
ma CCBCB
ma banque ccdcc
ma bele FBaB-
ma boite hfhgg
ma carte Bbcdb
ma caution eefee
ma chambre -AaFF
ma clase AAADA
ma cle CCBCI
ma colegue CBAa-
ma compagne CEa-A
ma copine HJHFD
ma cousine -DAEA
ma cuisine AEBBD
ma dit BFFAC
ma facture ccdcc
ma famile CDKDD
ma feme bDBa-
ma file BEBKC
ma fraper FBBAB
ma garde cccbb
ma grand CBCaD
ma haie dcddc
ma letre AAEAA
ma machine ----D
ma meileure baDaa
ma mere CCBDB
ma mi EBBEB
ma mort D-b--
ma niece CDDOD
ma paie eefee
ma patrone baaaC
ma petite DBAHB
ma photo dcddd
ma place dbAcb
ma porte E--aG
ma serure BBBBI
ma soeur BEEEA
ma valise aa-aD
ma vie LGNGG
ma vile ccccc
ma voisine JB-DB
ma voiture dhiif
mache* JCCCD
machete HBBAB
machine a A---C
mad eefee
madam* cbcab
madame cbcab
made -bAbb
made a -AD-A
magas* bcddc
magasin bcddc
mail fegee
mails gfhgf
main KCECC
mains BHBBB
mains de ADAAA
maint* FC-BF
maintenance ccccc
maintenant GDACG
maintenant il GAAAA
maire bccbA
mairi* ccdc-
mairie ccdc-
mais b-acb
mais ce ccdcc
mais ele BAEAA
mais la -E-Ab
maiso* cccba
maison a edeed
maison cccba
maison de feffb
maison est AAADB
maison le cccdc
maitr* EDDFD
maitre FEFCD
maitre je D----
maitrese a-aF-
majeu* B--Aa
majeur est ECA-A
major* ddedd
make edfcc
make him deefd
make me ACBHG
makes CA-JA
makes me GDCLD
makin* EBBCH
making EBBCH
making us BBBBH
mal E-DD-
mal a HA-BA
mal au FA-aA
mal de a-Da-
mal la a--DA
malad* ebeea
malade ? ----C
malade aAbbC
maladie fffff
mali BFBFB
maltr* AaaD-
maltraite AAAGB
maman FCCMC
man JCBJE
man at BCBGC
man in Da-CC
man of AAAD-
man online -AAEA
man tried AA-FA
man who bcccc
manag* gehfd
management ccdcc
manager fdfec
manda* edfee
mandat cbccd
mange* FGHND
manger FFHLC
manif AGAAA
manqu* Bbbeb
manque EAAbA
mante* aACaE
manteau aACaE
manteau ni AAE-C
many ddcdd
march ddecd
march* C--AG
marchand BCBBH
marchand de BCBBH
marche bcdaa
mardi AB-FB
mari GDBAB
mari a AFIBF
mari de EBEBB
mari est eAedb
mari frape BBBGC
mari m IA--A
mari me J--aA
mari ne a-Da-
mari rentre FAAAA
mari vient IEBCC
mari violent dcddc
maria* acdbc
mariage acdbc
mariage story ccccc
marie -cddc
marie* AbcCb
maried -cdad
marier AaaEa
marier ma CCCIC
mark CCCIC
mark on CCCIC
marke* AA-DA
market BCBFB
marks CCBLC
maroc DA--A
marqu* FBBGB
marque EA--A
marques BCBHC
marques de BCBHC
mars ffffe
marse* DE-C-
marseile DE-C-
marte* FBBBE
marteau FBBBE
mary EA-HA
mary her D--CA
mary i BCBJC
masac* Acdcc
maske* HDCCF
masked HDCCF
masqu* JEEEI
match aDbbb
mate GNGEG
maternele a--C-
maths eeffe
matin FGCEH
matin a BDBAF
matin au ADACA
matin il DEBAE
matin je CDGCG
matin le dcdde
matin ma BDBBE
matre* BCBBH
mauva* hegbf
mauvais eeeee
mauvaise fcdBc
mauvaise note b-bE-
maxim* deedd
maximum cdccc
may he edede
may i gfhgg
may ihhhh
mayor deddd
mdr iikji
me . acacc
me 0 eeeee
me ? gffgf
me HCDED
me a cdbda
me again FA--A
me and J--CB
me at abdac
me bat KDDKE
me batre BBFBB
me brule ECBGC
me by ICBBC
me caser HBAAA
me cherche HCBBB
me crie edddd
me crying GBBEC
me defendre ccdcc
me demande bA-AD
me deteste AAD-A
me dire AIBGC
me dis BCGBC
me disent BDGCB
me dit FHAED
me doit ihiih
me done dbcbB
me down Cbbbb
me every EAC-A
me faire GBEDG
me fais FCFCC
me fait D-bG-
me filme ABBEE
me font abcbb
me for BbbCb
me force CCAKC
me fout CCBBI
me foutre CDKCC
me frapait ddedd
me frape NHFRG
me fraper EAAAA
me from -EEDA
me giflait ccccc
me harcele Ca-aa
me he JCHBC
me her ddeac
me his a-CDA
me i KEJEE
me if bcdCc
me in IA-FC
me into accdc
me jete CDHDH
me jeter FDICC
me l FBBDB
me laise ccdac
me le abc-b
me leave KDCCF
me les AB-GA
me mad ccccc
me marier FAAFB
me menace KBAAA
me met dbdaB
me metre CAAAG
me money dcddc
me my aDa-a
me no CDICC
me not AAAFB
me nothing cbdcc
me on Cbacc
me one FGFCC
me out FFDJS
me over bdede
me paie eefee
me parle eefee
me pendre -AE--
me pends CDJCC
me planter HBAAA
me poignarde ccccc
me poursuit MEEEE
me pouse dcdcc
me prend -b-db
me prete edeed
me prevenir daded
me reclame Caaaa
me rend edced
me reste aAEAC
me retient FCGBC
me retrouve A---D
me reveile a-Eb-
me reveiler BCHBC
me sens CDJDD
me sere GBBBB
me she AA-EA
me slep EBBEB
me so JCBCC
me sortir aAAAF
me suis Adgcf
me suit OEDDD
me suprime DDIDD
me suprimer CCGCC
me tabaser GBBBA
me tape HCBIC
me the abccb
me they HEA-A
me this KDFCE
me til HBBBB
me to -B-AA
me touche A-aD-
me tue -BGDB
me tuer LEIGE
me up HCBEB
me vendre edded
me viole IDCLE
me what bcdcc
me when F-aaA
me where IFCID
me with MB-FB
me yesterday eeeee
mean bbbcb
meaux DKDDD
mec RLFHF
mecha* ccccc
mecs JDDCC
medec* dcdcc
medecin dcdcc
media* ddedc
mediation ddedc
medic* -CG-C
medical bbcb-
medicaments BGLCD
medicaments et ACJBC
medicine -AD-B
meds D--BA
meds and D--BA
meile* baDaa
meileure amie baDaa
meileure baDaa
meme ? cbcbb
meme AADAC
meme plus BCGEB
meme si A-DAA
men NDCCJ
men are GAAAA
men from AAAAF
menac* HABB-
menace GACC-
menace avec LCBBC
menace d gegfg
menace de C-EC-
menaces C--B-
menaces de DA-AA
menag* c-ccc
menage c-ccc
menot* BPCBC
menote BMCAB
menote a BHBBB
menote devant AFA--
menotes AJBBB
menotes aux -D-AA
mer dcddd
merci DDMDD
mercr* ddefd
mercredi ddefd
mere DCAEB
mere de EHBaD
mere dit -ADBA
mere est CDaAC
mere et FBCAB
mere ma -BEEA
mere me c-aI-
mere menace bADEA
mere peut ccccc
mes CBCBG
mes afaires BBABK
mes biens dcedc
mes bras HCCBE
mes cartons cbbdC
mes cles -cdcb
mes conges ddfdd
mes courses ABBBG
mes detes ddfdd
mes deux BFBBE
mes droits -Acaa
mes enfants ABHEB
mes frais ccccc
mes habits --aaE
mes mails ddedd
mes medicaments BBEBC
mes meuble BBBBH
mes meubles AAAAH
mes papiers BCGCG
mes parents HFGNE
mes sacs ABBBF
mes valises ACABI
mesag* HFJID
mesage EEJBC
mesages HDAJD
met a aaaaC
met a-bDF
met dehors CCCAK
met la a-aE-
met une ddede
meten* BCBBI
metent BCBBI
metho* ccdcc
metie* ccdcc
metin* fefde
meting eeece
metre aaAbC
metre fin --D--
metre un ddddd
metro cdddd
meubl* -abbG
meuble ----F
meuble sur BBBBD
meubles -abbE
meurs d ccecc
meurs dcbdc
meurt* aD--A
meurtre aD--A
mi GGCGH
midi . FFBCC
midi HKDDL
midi et EEBBD
midni* HDHDG
midnight HDHDG
mieux FGOEE
mieux sans DEMDE
might BCKBB
might as CCHCC
might do CDJDD
miles ccdcc
milit* -C-AD
min GGABB
mine --CEA
mineu* bCbab
mineur bDbba
mineur de cccdc
mineur en AEAAA
mineur que AEAAA
mineure --ADA
minim* ccdcc
minimum ccdcc
minis* cdddd
minor ddedd
minui* GCGCC
minuit GCGCC
minut* JHFEK
minute AHABF
minutes . AAADC
minutes JFFDJ
minutes ago DEFCB
minutes pour -BABH
minutes to ABACK
mis AAB-F
mis a cabaE
mis de BBGBB
mis dehors ABAGE
mis des FDCCG
mis en cdccc
mis le D---E
mis me CDJDD
mis mes ddddc
mis un FDDDL
mis une edddd
mise cddad
miser* ccccc
miserables ccccc
misin* -aaH-
mising -aaH-
mistake i AAEAB
mistr* BBAFB
mn GHBFC
model* ccdcc
modele ccdcc
modif* eeeee
moi . DDGBB
moi GDFCE
moi avec HCCBG
moi est eddde
moi et GC-D-
moi il F-aaa
moi ils AGBCH
moi je FDIGD
moi meme fefee
moi pas F--BB
moi plus BBFBB
moi pour BFBBF
moi qui BDCAA
moi s edddd
moi sur C-baa
moi une -AFAA
moi voulons fefee
mois dernier cddcc
mois ffgef
moiti* aaDa-
moitie aaDa-
mom HECLC
momen* HJDCJ
moment HJDCJ
moment dans CCAA-
moment meme FDBCF
mon AB-B-
mon acord cbcB-
mon ado cbA-b
mon ami FJKDE
mon amie FHDBC
mon ancien BbcAb
mon apartement bbbbD
mon arme ACICC
mon asocie bDbaa
mon asurance --C--
mon asureur ccecc
mon avocat cdccc
mon badge ----D
mon bail dcfc-
mon baileur b-aaH
mon balcon Abdcc
mon beau IFDMF
mon bebe ABALD
mon bos edeed
mon chat eeefd
mon chef ccfee
mon chien geffe
mon client -CC--
mon colegue AAIAB
mon colis ggggf
mon colocataire E-a--
mon compagnon HICFD
mon compte eeeee
mon conjoint HCDAA
mon contrat ccdcc
mon copain HIaEB
mon cou EBFAB
mon courier ccdcc
mon cousin FJCFC
mon daron AFBEB
mon depart ccdcc
mon dernier AAEAA
mon dosier fffff
mon eleve ADEMD
mon emploi edeef
mon employeur gfgff
mon enfant -C-FA
mon enterement CDICD
mon epouse -Da--
mon epoux EDABB
mon ex C-aF-
mon fils BHBFB
mon frere BGAa-
mon gamin CCCJC
mon garcon AAAFA
mon home FEBBB
mon identite ddddd
mon lit AAACC
mon locataire bccdf
mon logement ABABI
mon logeur BCBBJ
mon mari GFDCC
mon mec HICDD
mon neveu CIBIC
mon nom Bbcca
mon nouveau acccd
mon oncle -AbCa
mon operateur ccdcc
mon ordinateur E-a--
mon papa BDBHC
mon patron bbded
mon pere AEBDB
mon permis eeeee
mon personage ddddc
mon petit CGGME
mon portable DC--A
mon pote BKBBC
mon premier dcccc
mon prof edddd
mon proprietaire dcddB
mon proprio cbcbC
mon responsable ccccc
mon tel D---A
mon telephone Cbcbb
mon terain dcccc
mon testament --E--
mon velo gfggf
mon voisin BAaca
monda* cbB-b
monday cbB-b
monde EEOFF
monde me AAE-A
monde s BBFBB
money back ddedd
money gghgg
money to eegee
monsi* ECBGH
monsieur ECBGH
monsieur de --ABD
monsieur sur BBAFB
monte GCHGC
monte sur BCIBC
monte* -AAGD
montent BBBEE
monter a-aD-
month ago ccccc
month hhihh
month* gggge
months gggge
months late ccdcd
montr* C-AE-
montre D--EA
montre des DBACB
montre son ABAEB
moque* gfgff
mordu FBAAB
more AAJBA
more i CDICC
more than ddddd
morni* CD-BE
morning CD-BE
morning and DEAED
morning he CAAAD
mort ? dcdcc
mort EBJAB
mort a BBEBB
mort de dcbcc
mort est dcdcc
mort par GBBBB
mort tous BBFAB
morte A-Daa
mortes edeed
mot CCHEH
mot sur BBEBE
moteu* --D--
moteur --D--
moteur alume --D--
mothe* a--EA
mother a--EA
mother is GDGIG
moto ccccc
motor* ddddd
mouri* FDPDD
mourir FDPDD
mourir chez ccdcc
mourir est ddfdd
move dfggf
moved away edddd
moved efggc
mover* bbcbA
movers are --a-D
movers bbcbA
movin* cccdB
moving cccdB
much ccacc
much is dcdcd
mum FGEKE
mum and AA-DA
mum is CCCFG
mum s GJCGE
mumy IDBKD
munic* ddddd
mur Bba-b
murde* bBcbb
murder bCbba
music eeeee
musiq* d-ddc
musique d-ddc
must edeea
must i eeeec
mutua* ccdcc
mutual ccdcc
mutual termination ccccc
mutue* dcddc
mutuele ccdcc
my 0 AC-JB
my BBABA
my acount hgggg
my arm D----
my arms DEIDG
my aunt adeee
my baby BCALG
my bag EBAAC
my bags -A--I
my bank gfggf
my bed BBBBG
my best bbCbb
my bf GJFDD
my bike feffe
my birth ccdcc
my bos abeeb
my boyfriend FG-CA
my brother -DBbb
my busines c-ccb
my car Bbab-
my card ccdcc
my case ccdcc
my cat dfhgd
my child a-aD-
my children baCbb
my clas BBAEB
my coleague bCBba
my company eeeee
my cousin AF-E-
my dad EHBEC
my daughter CECJC
my debts AAEAA
my deposit eefee
my dog dcddd
my dor bcccD
my employer edeea
my eviction BBABG
my ex AbcEb
my exit bbdbb
my face LDCDD
my family ABFBB
my father bD-Ba
my file hhhhg
my first ddddd
my flat D-aaG
my flatmate FGFAB
my friend GIIGD
my front GCCCH
my funeral BCHBC
my furniture bbbbC
my garden GAA-A
my gate IDCCC
my gf HDCCE
my girlfriend ILJDE
my grandaughter ABBGB
my grandchildren BBAHB
my grandmother ddddd
my grandson ADABA
my half -A-EA
my head HEHID
my home C---D
my house Acddc
my husband EFCAB
my insurer eehee
my job eefee
my key DEDDM
my keys CA--F
my kid -BAGA
my kids BCKCF
my kitchen DA--E
my land ededd
my landlady dcddd
my landlord dcddD
my laptop ddedd
my last -AFAA
my lawyer ccccc
my lease bbcbC
my legs EA---
my licence A-EAA
my life MGPFG
my litle FEDPE
my living BBBBG
my lock CCCCI
my mail ccdcc
my manager ccddd
my mate HLGDD
my mom GDCGD
my money ededd
my mum EDBIE
my name F-aaa
my neck HBEAB
my neighbour -cebb
my nephew EJDJE
my new -cddc
my niece BCAJB
my old ggggh
my own ccdca
my papers AABAD
my parcel deeed
my parents EEHMD
my parked edeee
my partner DCbaa
my pasport Ea-aC
my phone BBba-
my pils CDJCC
my pupil ABAHB
my report AAAEA
my rights cAdcc
my rom aab-F
my romate KDECC
my sick ddddd
my sister BCBB-
my son AIBHB
my stepdad IFELF
my stepfather CDCLD
my stepson DHDHD
my stolen cdccc
my stuf CCCCK
my taxi BEGCC
my teacher cccdc
my tenager ccadc
my tenant -cadc
my things dcddb
my uncle aAd-b
my underage BFBAB
my wife BEDaA
my wil FAEAA
my window C-Caa
my windows DABBF
my work FBBBB
my wrist BAD--
my wrists CCICC
mysel* CDOCC
myself CDOCC
myself again BBGBB
myself in Bbdbb
myself of DDJDD
myself out ffgfg
myself tonight ABFBB
n ACDBB
n a -EABB
n ai -aCaA
n arive ccacc
n atends AAEAA
n en CHJDD
n est aE-E-
n ose E-baa
n y BBHBC
naked GDCID
naked pictures BCCIC
name ? ccccc
name aeffd
name in EA-AA
named ddedd
nany BDBMC
napol* ccccc
napoleon ccccc
nasty ccccc
natio* ebeee
nationalite ccccc
ne -BCA-
ne comprend aDcaa
ne decroche aBD-A
ne dors ccecc
ne fait cccdd
ne la DD-DB
ne le BCFHC
ne lui AFACA
ne m CADAA
ne me CBJDB
ne paie aefed
ne paserai CCGCC
ne peut -E--D
ne peux CGaAF
ne plus CDICG
ne reagit AAAFA
ne rend ddddd
ne repond ba-ba
ne rien -A-FA
ne s edfdd
ne sais DDDB-
ne se FBEAB
ne serai AAEAA
ne sont cAddc
ne veut -b-cb
ne vois eedee
near DD-CC
near the ---DA
neck JDFHD
neck and GBFBB
ned a bAccc
ned aAabb
ned it ABFBB
ned lawyer BFBBB
ned permision ccdbc
ned to DCCAD
neds a cccdc
neds bCccb
negoc* ccccc
negot* ddedd
negotiate ccdcc
negotiate my bbdbb
neigh* Bbd-b
neighbour DabB-
neighbour had ededd
neighbour is GCBAG
neighbour leaves BCCHC
neighbour s ddgdf
neighbours fcfff
nephe* EKEMI
nephew EKEMI
nephew is DGCJD
neuf cbcbA
never a-DE-
never arived BBBGB
never se -A-EA
neveu CICIG
neveu de BDADB
new bolt BCBCH
new ddfbA
newbo* BBBHB
newborn BBBHB
news cBccc
next EbdBb
next dor EAaI-
next month eeeee
next rom GBBAB
next time FBAAB
next to ccdcc
next wek ededd
next year gffhf
nez FCBFB
ni ABGAF
ni manteau -A-AF
ni papiers -A-AF
nicke* CMDDD
nicked CMDDD
nicked at AEAAA
niece DDCRE
niece de BBCJC
niece is BCAIB
night . ADADA
night EEDEA
night and FGGID
night i GCGCD
night* -cdcc
nightclub dcdcd
nine -AA-D
no BEHBE
no family CCFCF
no lawyer BIBCC
no longer ffhfc
no money EBEBB
no more DEMDD
no news -FAAA
no paper AAABE
no papers AEABE
no point BBGBB
no strength DDJCD
no wil BBGBB
nobod* EHIEC
nobody EHIEC
nobody cares CCICC
nobody speaks AEAAA
nobody wil DBEBB
nobody would CCHCC
noel hggig
noir ECBIC
noire* ABGAB
noires ABGAB
noise ihkhh
noisy dcddd
nom adeec
nombr* ccccc
nombre ccccc
noms ededd
non ? bBcbb
non ADAaD
nord GFBCC
norma* ddddd
normal ? ddddd
normal ddddd
nos BCADL
nos enfants ddddd
nos parents cccdc
nose DDGGD
not aABa-
not answering CCFCG
not even ABEBD
not pay ccccc
not to EDEGH
not wake DDIDD
notai* fffee
notaire fffee
notar* ddcdd
notary ddcdd
notary s ccccc
note BDIKF
note and CCJFD
nothi* -BDaa
nothing -BDaa
nothing in ddddd
nothing is BBFBB
nothing serious ccccc
nothing to AbdAb
notic* dddde
notice ? ccccc
notice dddde
notre FHENK
notre bebe CGGID
notre file BGEEB
notre fils --aJA
notre porte JCCBC
nouno* -AaG-
nounou -AaG-
nounou a BBBFB
nouri* ECCME
nourison ABBGD
nouriture EBBEB
nouriture et EBBEB
nous CDABL
nous a acccA
nous avons cAcdd
nous deloge BBBBH
nous dit ADC-B
nous expulse DDDDM
nous expulser BBBBG
nous faire CBBBG
nous font CCCCI
nous il BGB-B
nous jete CCCBH
nous met CCCCJ
nous n CICCC
nous somes CCAAG
nous sortir AAAAE
nouve* -CbBB
nouveau BA-EF
nouveau ne AAACE
nouvele aBccb
novel ddddc
now ? cacdc
now IHCDJ
now and EAABD
now he E----
now i edecd
now my CHCCE
now they -F--a
now what HDDDI
nowhe* AAAAF
nowhere AAAAF
nowhere to AAAAF
nu IEDHD
nue CDCKD
nues AAAEA
nuit ? dddde
nuit CGCFE
nuit a FLJFF
nuit au -E---
nuit il DAAEA
nuit pour -CAEB
nuits ddddd
nule BBBBF
nule part BBBBF
nulit* bdbbb
nulite ? bdbbb
nulite bdbbb
numbe* -cccc
number Abcbb
number do EAAAA
numer* ddedd
numero ccdcc
nus FBBFB
o CLCCD
o poste BJBCC
oblig* bcdAc
obligations ccccc
obligatoire ? dcddd
obligatoire ddeed
oblige BAaGA
oblige a FDBKD
obten* ddedd
obtenir ddddd
ocasi* ddddd
ocasion ddddd
ocupe la ddddd
ocupe* AAFAA
ocupera BBEBB
ocupera de BBEBB
of . DBEBB
of 0 dddbd
of a gghfg
of atorney ccdcc
of cheating ddedd
of dead CCHCC
of her BCFFG
of his HBFCG
of its AAAAE
of living BCKCB
of me a-ADC
of mine BBDDB
of my -bbaa
of our -B--H
of paracetamol BBFBB
of pils BCICC
of the abbbb
of these -bdbb
of this cbdAc
of us AD-AF
of what HDFFD
of with -C-C-
of without AADAA
of you CIBCC
ofenc* ccccc
ofence ccccc
ofer edeed
ofice bcedc
ofice n ADAAA
ofice* BLBBH
oficer AH--A
oficer says CICCC
oficers BJCCI
oficers are BFBBD
ofici* -G-AA
oficier -G-AA
oficier m -E-AA
old a-aEa
old is CCCHC
old landlord ccccc
old man DAA-E
old wants eeehe
old with BCCHC
older BCCLC
older boys -BADA
older man AABFB
on BCAAD
on a aEAAA
on entend LDDED
on est FFBDJ
on facebok dcccc
on friday BBAHB
on her JFDED
on his BAaE-
on holiday ccccc
on it aaabD
on la -A-D-
on lui BIFEC
on m bD-a-
on ma AFAAA
on me IEADE
on monday cbCbb
on my baedA
on n BEBEF
on ne bBBba
on nous DGDGP
on parte AAAAD
on s added
on sait AFBBB
on saturday C-Caa
on se -cdcc
on sundays ccccc
on the GCGDJ
on veut babDa
on vient EIBBI
on wednesdays deefd
once -ADA-
oncle -AbDa
one . CEFCC
one BGECE
one day ccccc
one hour CCCCJ
one of CG-CA
one would CBEBB
onlin* -ACHA
online -ACHA
online has -AAGA
online without ccedc
only CHMHF
only exit DEKDD
only one dcad-
only the AAAEA
only thing CCGBC
ont BFaAC
ont arete -D---
ont coupe ddcca
ont emene -D--a
ont ete ddddd
ont garde caced
ont ils ccccA
ont mis gaecc
ont pris BEbbc
ont tabase E-AEA
onze -AAGB
onze ans -AAHA
open -caad
open ? ccccc
openi* eegee
opening eegee
opera* ddedd
operateur ccdcc
oqtf dcddc
or a cbcbb
or dcdec
or he -BABG
orage cddcc
order ? dcdcd
order to bcccc
order* CCGCG
ordered AAEAA
ordin* ED--A
ordinateur E-a--
ordinateurs -EAA-
ordon* abcbb
ordre -BCAH
ordre de -A--D
origi* ccccc
ose FAB-A
ose pas HBBBB
otage avec dcccc
otage edeed
other bC-da
ou ? ABBBF
ou aler EBBCG
ou cadcb
ou dormir ECABF
ou ele BBFBB
ou est EGBFC
ou il CGGAB
ou je -DDAA
ou l ccdcc
ou le ccdcd
ou pas eefee
ou un eeeee
ou une ddddd
ou vient ddedd
oubli* eefee
oublie dcddc
oui BD-AE
our 0 CCFFC
our DEDJK
our baby ---FA
our camp CCBCI
our daughter bCaCa
our dor JCDCC
our flat -AAAD
our furniture BCBCH
our home a---G
our hotel CFCCF
our litle ---E-
our parents ddded
our son aAaF-
our things AAA-F
our two -AAFA
ourse* EA---
ourselves EA---
out ? d-edd
out DDCCM
out and ACAHF
out at ABBBG
out by CDCCJ
out for eeeef
out himself aA-DE
out i dbcBc
out it BBAAD
out now ABBBG
out of BBAAK
out the A-a-H
out this -AABJ
out tonight a---E
outsi* FDAHI
outside FDAHI
outside in BBBGB
outside my Cccda
outside our ABBFA
outside the FGBFA
outside with ABBBF
ouver* CAGAA
ouvert EBIBC
ouvert le AAFAB
ouvre ccd-A
ouvri* dcaaa
ouvrir db---
ouvrir les BCIBC
ouvrir un ddfdd
over Bbab-
over a cdddd
over for CCHCC
over my Dabab
over the A-aaC
overt* ccdcc
overtime ccdcc
owe eeffe
owes fffff
owes me fffff
own cadcB
own the ccccc
owner aA--L
owner and -AAAE
owner is CDCCI
owner s -AAAF
owner* edfee
owners ccdcc
ownership ccdcc
pa BFBBB
pacin* EBBBB
pacing EBBBB
pack a-abG
pacs ddedd
pacse* eeeee
pacser eeeee
padlo* -BA-J
padlock a--bG
padlock on a--bG
page eefee
paid by BBCBD
paid edcdb
paie ? bbcbc
paie fgggg
paie le edede
paie pas Acdcc
paie plus ddeec
paie rien ddddc
paiem* ddddd
paiement ddddd
paila* FCCEG
pailason FCCEG
pailason avec DBBAC
pain GDIFD
pair -C-DC
paix --CA-
palia* ccdcc
palie* AA-BI
palier AA-BI
palier avec CBBAE
palier il ----D
pane gghhg
papa . aA-DA
papa GJHWG
papa a BICGD
papa et ---C-
papa il HCBFD
papa lui -A-DA
papa me BCCJC
paper AEAAH
paper in BDBBE
paper* c-ccC
papers aBaaE
papers and -AAAG
paperwork ccdcc
papi ABFFB
papi lui AAAEA
papie* aA-aE
papier bBaaD
papier du ADAAA
papiers ---aE
papiers . ABDAC
papy BEBFB
par CBaAA
par des GCDGJ
par ereur ddedd
par la BIEAE
par le adedA
par les ILCFD
par leur -A-EA
par ma eehee
par mois ddedd
par mon G-aAA
par sms E-a--
par son DabF-
par tere JCBGC
par un dddbd
par une fefee
parac* ABGAB
paracetamol DDKDD
parai* DCFBB
parait DCFBB
parce Eabba
parce qu a-dab
parce que Ga-c-
parce* ihhhh
parcel ihhhg
pardo* CBJ-B
pardon BAI-B
paren* ---Ha
parent a-aC-
parents ? ddded
parents AA-I-
parents are ACADA
parents house ddded
parents m GCBEC
parents me CDCJD
parents ne CFBGB
parents sont cccdc
parents veulent -A-DA
parents want ABAGB
paris ebgde
parke* bcddb
parked bcddb
parked car edeee
parki* addcd
parking . ccccc
parking addcd
parking il EAA-A
parking ticket ccccc
parla* bcbAc
parlait ---Da
parle BFGCA
parle a DDHHE
parle d -ADBA
parle de AaFa-
parle pas -DA--
parler CAbA-
pars BaAba
pars dimanche BBFBB
part ? ccccc
part deedb
part en ccccc
part ou BBBBF
parta* bdddd
partage acccd
parte DADAD
parte* AFBEB
partent AFBEB
parti CDEEA
parti avec BFDEB
parti dans ABIAB
partie avec -AaHA
partie cbaDb
partie de dcddd
parties and edeed
parties edeed
partir . dbbcc
partir ? ccccc
partir BBDBE
partir a ccdcd
partir avec ABAGC
partir en dcadd
partir je CCGCC
partir pour CCHCC
partir que ccdcc
partir tout ABBBG
partis cca-d
partn* A-dcc
partner BBdbb
partner in EFBBB
partner is FGCCC
partnership dcdcc
parto* G-a--
partout HA-AA
partout il GBBAB
partout que ddddc
parts ddead
party eefee
pas . HBACB
pas ? ccccc
pas CDCDB
pas a cdd-d
pas avant HHBCC
pas bouger FBABB
pas comprendre D----
pas compris ccdb-
pas d aDDa-
pas dans CC--A
pas de C-AC-
pas et BCBIE
pas ete -a-E-
pas etre -AD-A
pas francais -DA--
pas il --DFA
pas l ccacb
pas la BGEBB
pas le FGCCC
pas les fefgf
pas ou CEBAA
pas paye effee
pas payer ddddd
pas pourquoi BCEBB
pas qui D--A-
pas quoi ccecc
pas ramene ABBFB
pas rentre BGCJF
pas rentrer BAADA
pas se CFGCD
pas sortir EGAAa
pas telephoner HCBCC
pas venu -C-a-
pasager CACAA
pase bien cccdc
pase gchfg
pase ses ---C-
pase t eefee
pased F----
pased away cccdc
pased out ICBCC
pasen* c-ccc
pasep* bddbd
paseport bccac
paser ? ccccc
paser aCCAA
paser la AEBBB
paser le aCaaa
paser* AAEAA
paserai CCGCC
paserai pas CCGCC
paspo* Bccd-
pasport Bccd-
past DA-AD
patie* E-aa-
patient F-a--
patro* ccde-
patron cbdeb
patron m AbBbc
patron me acdcb
patrone baaaC
patrone me a---D
pavem* BCABK
pavement BCABK
pay ? eefee
pay fghgg
pay for ccccc
pay my ccccc
pay the deedd
paye ? cddcc
paye iihhf
paye pa dcdcc
payer ? eeeee
payer ggigg
payer la cccdc
payer mes ccccc
payes bbbbC
payin* degec
paying degec
payme* eefee
payment eefee
pays ? ddeee
pays cceAd
pays pour CCCHC
pays the edebe
pe cdddc
peace --C--
peine ccacc
peint* eeeee
peinture edeee
penal* c-cbb
penale bcbbb
penalty ddddd
penda* b-baC
pendant b-baC
pendant la ecged
pendant les ddebe
pendant mon ccdca
pendant qu BFBCB
pendant que GFIFN
pendr* CDNCD
pendre CDNCD
pends CDJCC
pendu ddddd
pense EFREF
pense a DENEE
pense au DDJDD
pensi* fefef
pension ? ccccc
pension fefef
pension pour ccccc
peopl* GACBB
people GACBB
per dcddd
perce D-a-D
perd ddddd
perdr* beeed
perdre beeed
perdre ma dcddc
perdre mes ECECC
perds CDJCC
perds la CCHCC
perdu abAAb
perdu mes ddede
perdu mon a-Ca-
perdu son fffge
perdu* effef
perdue effef
pere 0 BGB-B
pere ABAIA
pere a CFBEA
pere de -A-GA
pere est C--d-
pere il baaF-
pere la AAAEA
pere m aAAI-
pere me ACBLE
pere ne c-bcb
pere qui CCDKD
pere refuse bbAca
pere s --Da-
pere veut bbAcb
pere vient abbAD
perio* eefee
period dcddc
permi* gghfg
permis de ccdcc
permis fgggf
permision ? bbcAb
permision ddfbd
permit ddddd
perqu* BIBBA
perquisition AFAAA
perquisition en AFAAA
perso* -BAaa
person -bbbb
person in ccccc
personage eeeee
persone CGFBC
persone de CDGDF
persone n ---C-
persone ne EHIBC
persone suicidaire ddedd
pete BD---
petit -BBLA
petit a AAAEA
petit ami BBEAB
petit fils -BBD-
petit frere ADCLD
petit garcon DDDJD
petit* BBALC
petite CCCLB
petite file ABBGA
petite soeur DAAEA
petits ? ddedd
petits AAaGC
petro* D-C--
petrol D-C--
peu aBBba
peu plu CCHCC
peur FBFE-
peur de FCGFB
peur il LDCBC
peut ele hhiih
peut etre bc-ab
peut feffe
peut il ggggg
peut on feffe
peut pas EGCCC
peut se CGCCC
peuve* AFBAE
peuvent AFBAE
peuvent ils -C--A
peux ABabA
peux pas IIDCH
peux plus a-C-C
pharm* ceedd
phone -CaA-
phone . ccdad
phone and DAABC
phone for BHBBB
phone* -Da--
phoned BFABB
photo* aABG-
photos -ACHA
photos de BDGHD
photos nues AAAEA
phras* ddddc
phrase ddddc
piano feffe
picke* AIFBB
picked AIFBB
picked a AADAA
picked the -ADAA
picked up AIBBB
picking up CA-DA
pictu* GDGJD
picture EAAA-
picture of EAAA-
pictures BCCIC
piece adefd
pied EBaaA
pied de FCCCE
pieds FBBFB
pieds nus FBBFB
pils DEQED
pils and BCHBC
pirat* edeed
pirate ddedd
pisci* --AEA
piscine --AEA
piza ccdcc
pj AEAAA
placa* GBAIC
place cBbaa
place de dcddc
place en BHBFC
plafo* Abccb
plafond Abccb
plafond de ccccc
plage BBAFA
plaid* ddfdd
plain* deffe
plaint ddded
plainte ? dcddc
plainte avant D----
plainte cdeed
plait ededd
plan ccAcc
plane cefef
plane* -AG-A
planed -AG-A
plani* cbabb
planing cbabb
plant* JA---
plante GA--A
plante avec FA-AA
planter IBAAA
planter si FAA--
plaqu* D-B-a
plaque FAAA-
plate* FAAaA
plates FAAaA
play a dcddc
play feffe
plays fdfff
pleas* HDCCB
please HDCCB
please help ededd
plein EBEFC
plein de EADBB
plein* DJCHD
pleine DJCHD
pleine nuit CGCGC
pleur* CBaG-
pleurait aAAFA
pleurant A-AFB
pleure -BbCa
pleure dans bAbcc
pleurs EAA-A
pleurs son EAA-A
pleut -AAAE
plomb* edede
plombier edede
pls JCCCC
plu FFPEF
pluie -AaCD
plumb* gegee
plumber gegee
plus . aaAEB
plus ABIBB
plus a bbBcb
plus aucune ABFAA
plus besoin --F-A
plus d -AFAC
plus de aADaB
plus debout BBEDB
plus depuis dcddd
plus entrer CCBCH
plus et d-aba
plus etre CCGCC
plus il BCHCF
plus j ABFBB
plus la GENDD
plus ma --D--
plus me EELDD
plus persone AAEAA
plus qu CCICC
plus que DBEDB
plus rembourser ddedd
plus rentrer CBBBF
plus rien AaDC-
plus simple BBFBB
plus tard ddfdd
plus tot ccccc
plus vivre -AHAA
pluto* -AE-A
plutot -AE-A
pm EBABG
podca* ddddd
podcast ddddd
poele FAAAA
poeme dcdcc
poign* BCE--
poignarde dans dcddc
poignarde ddddd
poignet FBFAA
poignets AFFBC
poing JDCCC
point --G--
point in BBGBB
point of BBFBB
point* gghgg
points hgigg
poiso* ccdcc
poker ccddd
pol ABAFB
polic* BLBAF
police ? ghgfg
police CMBBG
police a AI---
police and AFBAC
police are EGEEO
police at ACBAD
police aux BGBBB
police came AFABA
police custody AG-AA
police d dddcd
police ele AGABA
police est IBEEL
police gave -a--C
police have EODDE
police i GFBCC
police it CCA-C
police m giggg
police peut ccccc
police say BFBEB
police station aFbaa
police stoped cdccc
police take BFBBB
police vient AGAAA
policeman d-dcc
policier cAcdc
policier m AEAAA
policiers aD--E
policiers sont cccca
pompi* ddedd
pompier dcddc
pont baFaa
porta* AAccb
porte . DCCCI
porte EBAAK
porte a EAADC
porte avec CaaaB
porte blinde AAAAE
porte d CBBEE
porte de -bcba
porte est BEAAC
porte et -AAAH
porte le cccda
porte pour ----C
porte sur ddedd
porte* ceeee
porter bdddd
porter plainte cdddd
portu* dcf-d
portugal dcf-d
posib* cbddd
posible ? ddeed
posible cbddd
poste COBAC
poste depuis ecddc
poste on BGA-B
poste* AAFAA
posted AAFAA
pote BKBBC
poube* ddcda
poubeles eedee
poule* ddedd
poulet ccccc
pour 0 BDBBF
pour acheter ccdcc
pour aler AABDA
pour b--a-
pour ce BBFBB
pour cete AAEAB
pour dans BBFBB
pour de CCHCC
pour des daddd
pour etre BDFBB
pour exces cdccc
pour faire -A-AF
pour l a-a-F
pour la dddbd
pour le gfgeg
pour les bAccA
pour m CHCDH
pour ma EBba-
pour me HBCAG
pour moi GHSGH
pour mon aFbaa
pour ne BBFDC
pour noel ddfdd
pour nous aaa-G
pour partir -BDAI
pour qu BBBFE
pour signer hghhi
pour toujours EFOJF
pour tout BBFBB
pour un ccedd
pour une dbfee
pour vendre ccccc
pour vider BABBG
poura* AAFAB
poure* JDCDD
poured JDCDD
pourq* dAbed
pourquoi dAbed
pourquoi je BBFBB
pours* ICAEC
poursuit MEEEE
poursuivi ? cbc-b
poursuivi cbc-b
pouse Eabab
pouse a dcdcc
pouse dans GBBB-
pouvais FCFEC
pouvait dcddd
pouve* BIBBB
pouvez BIBBB
pouvez vous AFAAA
power and -A-AE
power ccdc-
preal* ccccc
prealable ccccc
preav* ccdcc
preavis ccdcc
prefe* -BH-C
prefecture ecgea
prefer CDJDD
prefere ABHAB
prefere mourir BBFBB
pregn* ED-ED
pregnant ED-ED
pregnant and ACbBa
premi* edeec
premier eceee
premiere cdccc
prend E-BbB
prend la cb-cb
prend ma FCEAF
prend* ABBCD
prendre -BACE
prendre l AAADA
prendre mes AAAAF
prends CACA-
prene* AE-AA
preno* D----
prenom FBABA
prepa* A-E--
prepare -AF-A
prepare un cdddc
pres EA-EA
pres de aaaCa
presc* feffe
prescription eefee
prese* bBdca
present ? cccce
presente -Ea--
presi* eefee
president ccdcc
presq* D-ba-
presque D-ba-
presu* eeeee
presure ddddd
prete edeed
prete* edeee
preve* dadbb
prevenir daeeb
prevo* ccdcc
prevu fefee
prevu* bbbcD
prevue bbbcD
prevue ce CBCCH
pri BDGBG
prier* G---A
prime dcddc
prime* ccccc
primes ccccc
princ* ddddd
print* bbdbB
pris FIFED
pris des BAFAB
pris la DBFAE
pris les ADABE
pris mes DEAAA
pris mon AGaE-
pris son a-D-A
pris un ccd-c
pris une HB-AA
priso* AcAcb
prison de-ed
prisoner GCBBC
priva* bbc-b
prive de C--BA
prix ccccc
proba* ddddd
proce* ddadc
procedure ffffg
proces baCb-
proces de ddddd
proces je CDJDD
proch* bdcee
prochain -dede
prochaine ddddd
procu* aCaaa
procureur aCaaa
produ* ddedd
prof dacAc
prof de --aD-
profe* dcdbd
profi* -A--F
profite BBBBH
profite de BBBBF
progr* ccdcc
proje* ccacc
project ddedd
project is ccddc
prolo* AI--A
prolonge DKCBC
prolonge de BFAAB
prolonger -C---
promi* ICFCC
promis FBAAB
promised ECFBC
promo* dcdcc
promotion ccccc
prope* edfee
property ddddd
propo* ddddd
propos cbccc
propr* -A--K
proprietaire a AAA-F
proprietaire aabaH
proprietaire est -BAAH
proprietaire m FEDDK
proprietaire me dcddd
proprietaire ne ccdcd
proprio BCABM
proprio a CDCDL
proprio ma BBBBG
proprio veut ccccd
prote* bdeee
protection Babaa
protection order D----
protege ? cccdc
protege feefe
proteger acdac
prouv* dcdcc
prouver dcdcc
prove ddddd
provi* cccab
psych* eefee
pu BGFCC
pub -bccc
publi* eeeda
public ddeed
publie dccbc
publie des dcddd
publique AAAAH
publique est AAAAE
puis edfee
puis il C-aa-
puis je ffgff
pul DD-DA
puled MDCDD
puled a ICABC
punch* ODCCD
punched JCCBC
punched me GCBBC
punching JCABC
punching me JCABC
puni ccccc
punis* ccddc
punished ccccc
pupil babFa
push EBBBC
pushi* DAAAA
pushing DAAAA
pushing me DAAAA
put EGEBI
put a HCGBB
put him -EAA-
put me a-aaE
put my cAabB
put on ABACF
put the ABHBB
putin* DGDDK
puting DGDDK
puting my CGCCE
puting us AAABF
pv ddedd
pyjam* ACBIG
pyjama -BBHE
pyjamas ABBDD
qu EEGDC
qu a BCHFC
qu ele CIIDC
qu est hgigg
qu il GDGDC
qu ils AGBED
qu on FEHEG
qu un deadd
qu une A-D--
quai GDICD
quai et BCHCC
quali* ccccc
quand ? -Daaa
quand a ccccc
quand aaa-b
quand il B-bCa
quand j Abccc
quand je CBEEA
quand maman -BBFB
quand on cccca
quand puis ccccc
quatr* -ac-a
quatre abdba
quatre mois ccccc
que 0 CD--A
que CCCBC
que c bCBDC
que ca --F--
que ce cdced
que de CDICC
que doit DBEAB
que faire aDbAD
que j G--AC
que je GCDCF
que l a-C-a
que la -BFCB
que les acddb
que ma BGEDC
que mon BMFGC
que papi AAAEA
que risque edede
que se ffgee
que si ICEBF
que son B--GA
que tout CCJCC
que va dcddc
que vous ACDAA
quel age dcddd
quel contrat ddddc
quel delai bbcbc
quel est deedd
quel fegff
quele date ccdcc
quele eedee
quele est ddedd
quele heure ccccd
quele* fffff
queles fffff
queles sont ccccc
quelq* B-BBB
quelqu CAACC
quelqu un CAACC
quelque bdcdc
quelque chose acbdc
quels droits ccccc
quels fghgg
quels papiers acdcc
quest* cGccc
question hchhg
questioned CKCCC
questioning CICCC
questions -Ea-a
qui a dbedd
qui apeler Accdb
qui bcdbd
qui est c-caa
qui garde ccccc
qui l DBBGB
qui le EBBFB
qui me D-aaa
qui ne ccdcc
qui paie gfgfh
qui peut ecfce
qui s --CA-
qui se ABC-A
qui tourne EAAAA
qui vont ddedd
quinz* efffe
quinze ans edeed
quinze efffe
quit ccdcc
quite* bbcaC
quiter bbcaC
quiter la AAADE
quiter les AAAAE
quiter mon ddfdd
quoi ? dcdcc
quoi bon BBGBB
quoi cbddb
quoi faire Acecc
quoi la efeee
quoi sert ccdcc
quoi un ddedd
quoi une ccdcc
quote ddddd
quote* ddddd
racis* D----
racon* eeeee
raconte eeeee
racro* -BDAA
radia* C-aCb
radiateur DA-Da
raise edeee
raise the ccccc
raise* dddde
raiso* baDAc
raison baDbc
raison de CDHCD
ramas* AGBAB
ramase AGBAB
ramen* a-aI-
ramene -A-HA
ramene le BBCHC
ramener aaaCa
ran -A-HA
ran away a-aE-
rang GHDFC
rang from -ACCA
rang me FDBEC
rang whispering D--AA
range AADAA
raped QECIF
raped by aaaD-
rapel* ddedc
rapele ddedc
rapes CDBKD
rapes me CDBKD
rapor* ccccc
rapro* FBABB
raprochement FBABB
rate dc-cc
rate mon ABEBB
rater* HDGDD
rathe* BBHAB
rather BBHAB
rather die CCHCC
ratin* ccdcc
rating ccdcc
rats ddddd
rayur* ccdcc
re HFDIM
re forcing DAAE-
re holding EBAA-
re in AAAED
re keping ADAAA
re on ABBCE
re puting AAAAE
re stil DAAD-
reach EGCBB
reach him AFAAB
reach the EBBBA
read gfige
readi* a-a-E
reading a-a-E
ready CDNCD
ready to CCICC
reagi* ---E-
reagit AAAFA
reagit plus BBBHB
real bccc-
realy cccdb
reaso* BBGBB
reason BBGBB
reason to CCICC
recei* eeeed
received dcddd
recep* FFCCG
receptioniste EDBBB
recet* ccdcc
recete ccdcc
recete de ccdcc
recev* ddeed
recevoir ddddd
recip* ddedd
recipe ddedd
recla* -abcb
recog* ccccc
recom* JBECB
recomande edede
recomence PGJDF
recomencer CBDAA
recon* eefee
reconu ccddc
recor* fffgf
record ddddd
records edded
recou* gfgff
recours ? fefee
recours gfgff
recru* eeedd
recu C-cba
recu un ddedd
recu une Bacba
recue ccdcc
recup* gggge
recuperer gggge
recuperer ma ccdcc
recuperer ses dcddc
red edddd
red light edddd
redes* BCIBC
redig* cbbbc
redou* ddded
redoubler ddded
refai* ddddc
refor* eefee
reform ccdcc
refug* HBAAB
refugie HBBBB
refugie chez GBBBB
refun* gghgg
refund ? ddddd
refund gghgg
refus* cccbd
refuse bcbbc
refuse d --D-D
refuse de AAaDa
refuse je EAB-A
refuse qu ECFDC
refuse to ddddd
refused ddbdd
refused to ccccc
refusent bAccc
refuser bAbbb
refuser de ADAAA
refuses ccdac
refuses to cbc-b
regar* BBHFB
regarde BBIFB
regarde les ABEAB
regarde sous -AAEA
regim* caccd
regime caccd
regis* fffff
register ccccc
registered ddddd
registered leter ccccc
regle aaDaB
regle* acddd
regler C----
regles ddddd
regre* EFPFF
regret BCGCB
regrete BCGCB
regulier ? ADAAC
regulier ADAAC
rejoi* BBJDB
rejoindre BBJDB
relac* -D---
relache ccccc
relax* ccccc
relaxe ccccc
relea* --ccb
release BCaa-
relie* ABGAA
relief AAEAA
relog* ----D
reloges ccccc
reloges depuis ccccc
remar* ffffe
rembo* hijhi
rembourse ffgff
remboursement ? cdccc
remboursement eeeee
rembourser eegee
rembourses ? ccdcd
rembourses ccdcd
remov* -A--H
removed BBABH
rempl* fefff
remplir ccccc
renco* -AAFA
rencontre -AAFA
rencontre sur -AAFA
rend fddce
rend fole feffe
rend pas cbd-c
rende* ddeAc
rendez ddeAc
rendez vous ddeAc
rendr* fefce
rendre ? dcdcc
rendre fegce
rendre la ddddd
renou* bCbbb
rent gfhfc
rent is ccddc
rentr* HDBGH
rentre DAaCC
rentre a EAAAC
rentre chez HCBDA
rentre de AABHF
rentre du ACACD
rentrer KFFHI
rentrer chez FDEGF
renvo* cbc-b
repai* ddedd
repar* Bcccc
reparation ddddd
repas Dabaa
repas etait FBABB
repete --D-B
repete qu --D-B
reply CDKCD
repon* cbaac
repond bbacb
repond pas bdeda
repond plus ACEB-
repondre --C--
reponds a-bDa
reponse eefee
repor* bddbb
report -bcAb
reported bdccc
reported my ddccc
repri* -Ca-E
repris BFBBI
reprise ccccd
reput* ededd
reputation ededd
reque* ccdcc
request ccccc
request for ccccc
reser* Adedd
reserve F-aa-
resid* --a-F
residence ABAAH
resig* hghgg
resign feeee
resignation ddedd
resignation leter ccdcc
resil* fghff
resilier ? ccecc
resilier edfdd
resor* AGAAA
respo* cdddd
responsable ? edeed
responsable cdeed
responsable en DA-AA
resta* ddfec
restaurant bcdcb
reste aBDDB
reste* debee
rester ab-cb
restes eeeee
resum* fefff
resume eeeee
retar* ffggd
retard de ddddd
retard ffggd
reten* AKADA
retenu a caccc
retenu aFa-a
retenu au -C-b-
retenu par CICCC
retenue BKBDC
retie* IGGCD
retienent GGCCC
retient EBFBB
retir* cdced
retire bb-bb
retired -b-cb
retirement ddddd
retou* EDEIC
retour DA--A
retourner BCFIC
retourner chez DDHHD
retra* ghihh
retracter ccdcc
retraite fghgg
retro* GBEAE
retrouve FBEAF
retrouvera GB-AB
retur* begee
return bdfde
reuni* ddddd
reunion cdccc
revei* FFQHF
reveile CBHFB
reveile pas CCEHC
reveiler DEMEE
reveiler demain BBFBB
reven* HAAFB
revenir Eaaba
revenu HCCHD
rever* aabG-
reverai --aGA
reverai plus --aE-
revie* CbAAa
reviens -AC-B
revient FbbCa
revient de AAAHB
review feffe
revis* fefff
revise ccccc
revision ccccc
revoi* CDJCD
revoir CDJCD
rice ---DA
rien . CAADB
rien aBB-a
rien de aaCaa
rien dire ABAGB
rien fait AE-AA
rien je ABEAB
rien meme CCHCC
rien ne AAEAA
rifle GBA-B
right ? fefef
right HEBBH
right now LIFEK
right* d-edd
rights ? eeeee
rights d-edd
rights of ccccc
rigol* E-ba-
rigole HBBBB
ring ? BCBBE
ring DC--B
rire ededd
risk caccc
risqu* eefee
risque edeee
roads* Adcbb
roadside Adcbb
roblo* DDCKD
roblox DDCKD
rof -AHAC
roisy BFBAB
rom . CAA-D
rom E-aBI
rom he GBBBB
rom to -cedc
roman ccdcc
romat* KDECC
romate KDECC
rome ccccc
rompr* ccccc
rompre ccccc
ronfl* dcdcc
ronfle dcdcc
rope CDLCD
rope ready DDJDD
roste* edddd
roster edddd
rot dcddc
rouba* -FA-A
roubaix -FA-A
rouer FAAA-
rouer de FAAA-
rouge il DAAAA
roule GDGCD
roule vite GDGCD
round KEHJE
round my EBFBB
route . cefef
route Bddad
rsa ddddd
rucks* -BAAD
rucksack -BAAD
rude feeed
rude to feeed
rue HFCGO
rue avec ACCBK
rue ce ABABI
rue depuis ddddd
ruine AADAA
ruine* CDIDC
ruined CDIDC
rules -bccb
rumou* ccdcc
rumours ccdcc
run --CF-
run away CBBJC
runin* BCICC
runing BCICC
ruptu* eefee
rupture conventionele ccccc
rupture eefee
s 0 cFbdD
s CBBBB
s a FCAGG
s arete ABIBB
s aslep DA-AA
s at CD-aa
s back -eeed
s bed BBBAI
s ben FMBGC
s car -A-EA
s coming GBAAA
s custody aCaba
s dad AAAED
s dark -AAFD
s driving GB-AB
s en GEKED
s est AEF--
s going FBDBB
s gone a-D--
s got ICCCC
s had ABGBB
s he ccc-b
s holding GAAAB
s il cfhff
s in aFa--
s inside AAAAD
s my DAACA
s new CCCHC
s no ABGBB
s not CADAC
s ocupera BBEBB
s ofice ccccd
s on GAADD
s ouvrir -AE-A
s pension cbccb
s phone ffffe
s siting DBDCB
s smoke ABAHB
s standing BAAaF
s stil BJ-A-
s the cbac-
s threatening FAAaA
s violent HBBBA
s waiting F-aa-
s wil eefee
sa AAA--
sa ceinture FBBBB
sa chambre dd-ec
sa feme cAabb
sa file gegfe
sa grand ddded
sa guitare --D-A
sa maison dcddc
sa mere EECJD
sa mort -ADAA
sa part edeed
sa voiture Cbacb
sac FBAAG
sacs BCCBJ
safe ddfdd
said MENEE
said godbye a-E--
said he HCDBC
said if HAaBA
saign* HBAGA
saigne HBAGB
sais HFJDC
sais pas GEEBA
saisi AAF-A
saisi par AAEAA
saisi* dcbcb
saisir cccca
saisir le ccccc
saiso* ccddd
sait BGDBB
sait pas AFDAB
salai* ddcdd
salaire ccbcc
salar* caacc
salary dcddc
sale -dcdd
sale de ECGBB
sale of ccddd
sales ccdbc
salon HBAAD
samed* C-B-a
samedi EADBA
sanct* ccccc
sang KCCAC
sans aACAA
sans aret ECGCC
sans cese ccdcc
sans interprete AGBBA
sans manger CCBHC
sans moi DFMDE
sans mon cbcB-
sans nous bAbdc
sans payer edede
sans prevenir ----D
sans son BGHAC
sans suite cdccc
sarl ccccc
satur* CACaC
saute db-cc
saute du ABFBB
saute* EEPDD
sauter FFREE
sauter du BBHBB
sauve E-a--
savoi* bbacc
savoir bbacc
saw --E-A
say DKCDH
say he CC-AA
say i DJCDK
say my ADA-A
say they E-BAH
sayin* DCJAB
saying DCJAB
saying he DBFAB
says IFHHF
says he FBDCA
says her -A-FA
says i D-aCD
says if HBCAB
says it BCCHC
says my DLCGD
says next FBABB
says she GHOEF
scare* EACFA
scared EACFA
scared of EBDEB
scari* ABFAB
scarifie ABFAB
scarifie et ABGBB
scele* ---AD
sceles ---AD
scene ccccc
schiz* HABAB
schizophrene HABAB
schol --aFa
schol . ACACA
schol and cbbEb
schol is -a-D-
schol play cccdc
science ddedd
scola* edead
scolaire dcd-c
scote* d-ddc
scoter d-ddc
scrat* acdbc
scratched edddd
screa* MEDKD
screaming MFELE
screams FBBEB
scren* ccccc
screw* HCBBC
screwdriver HCBBC
se BCFCB
se a AHCBB
se any BCGCC
se dispute EA-AA
se faire HBAAE
se fait FAAHD
se him CHAGC
se his feffe
se it DA--A
se jeter -CJBB
se marier feffe
se pase ffggf
se paser ccccc
se pendre DDMDE
se plaint ddded
se reveile FDEHD
se suicider CCLBD
se termine ccccc
se the CED-A
se tirer AAEAA
se tuer BDLDE
seale* ABAAG
sealed ABAAG
seat edeee
secon* bBcbc
second -Ea-a
secou* JFEPF
secoue HFERF
secoue le BCCKC
secoue mon BBBFB
secours FA-aA
secre* -DBJB
secret -BBJB
secte CCBHC
secti* ccccc
secu dcdcc
seing cb-bb
seize* ccdcc
seized ccdcc
sel hghhg
sel me dcddc
seler gfgff
seler won ccdcc
self B-Ca-
selin* ccccd
seling ccccd
semai* eeded
semaine ccaca
semaine derniere ddecd
semaines fffef
sen BBBFB
send EFAGB
send me BCBJC
send someone FGBBC
seneg* CABAB
sens BCJCC
sent acacd
sent me -bAbc
sente* ffgff
sentence ffgff
separ* gfggf
separation ccdcc
septe* dcdde
seque* NDCCE
sequestre LDBCD
sequestre par GBAAB
sera EIQDE
sera t --C--
serai CDMDD
serai mort BCICC
serai plus ABHAB
serai* EDOCD
seraient --D--
seraient mieux CDICC
serais FCGCC
serait CCMCC
serait plus AADAA
serait un CCHCC
sere MLDEE
sere le GAAAA
serie ddddd
serie* fefee
series ddddc
serio* ddedd
serious ddddd
seron* BBFBC
seront BBFBC
sers AADAA
sert ABHAB
sert a CDJCD
serur* aaaaH
serure ABAAJ
serure a DDDDK
serure de ddddf
serurier dcdcD
serurier est aaaaC
servi* a-C-E
service cbBb-
ses 0 -D---
ses AEBCA
ses afaires fedff
ses enfants BCCJC
ses journes ---C-
ses medicaments BHGBC
ses meubles feefe
ses the dcddc
set E---A
setle* eefee
setled ccdcc
setlement ccccc
seul ACCID
seul a ccccc
seul dans AAAFA
seul et BCEFC
seule GEIGC
seule a eefed
seule dans ABAFA
seule sortie CDJCC
seule* ABEAB
seulement ABEAB
seuls CCCJC
seven --AE-
sever* ccccc
severance ccccc
sexue* cbd-b
shake* DDDKD
share eefde
share* gfgfg
shared fefff
she CBDEB
she get eeffe
she has CACFD
she keps ECCFC
she l EECGB
she lives FAAAB
she neds -D---
she s BCEBC
she ses dcddc
she threatens GCBBC
she tok ddeed
she wants a-Fc-
she won EBCAB
shelt* FBBBG
shelter FBBBG
shit AHBBB
shit il AGBBB
shok CCCJC
shop caedd
shopi* BCBCI
shoping BCBCI
shopl* AEAAA
shoplifting AEAAA
short ccdcc
shot bdbdc
shot himself b-E--
shot myself edged
shotg* EADAA
shotgun EADAA
shoul* cdccd
should defde
should i ceeee
shout* HA-B-
shouting LDCEC
shouting that GAAA-
shouts at dcddc
shouts edddd
show DAC-C
showe* AaaEa
showed me ---D-
shower BaaCa
shows ddedd
shut FBBBB
si CAIBA
si ele a-Da-
si j cbbbA
si jai a-aD-
si je FBHBA
si le BCFBB
si mes AADAA
si mon ddddd
si on ABIBA
si un ffgee
sibli* cccdc
siblings cccdc
sick ggggf
sick leave eeedd
sign a AFAAA
sign ifiii
sign the gghgg
signa* hghhg
signalement ddddd
signaler cccdc
signe gdegf
signe un dcecd
signe* hehgf
signed gghgg
signer . dddde
signer gegge
signer un ADAAA
signi* ddedd
signing ccdcc
silen* BGBDB
silence ADABA
simpl* -CF-A
simple -BE--
since 0 CICBC
since BLCGB
since last BHBBB
since non AFA-A
since the EEBEC
since yesterday AHCHC
sinon BA-CE
sinon il DBADG
siste* BBAE-
sister BBAE-
sister has EEBBB
sister is EFBIC
sister s ddddd
sister tok edeed
site dbedd
siter a dcddd
sitin* FGIDF
siting FGIDF
siting in EEBCE
siting on BCICB
six AabCa
six ans -A-GA
six mois abccc
six months ccccd
six year AAAFA
sland* ccccc
slander ccccc
slap GBBBB
slape* cbbCb
slaped cbbCb
slapi* DAADA
slaping DAADA
slep BAECI
slep because edfee
slep forever DDIDD
slepi* -BE-H
sleping -BE-H
sleping on BCBCI
sleps a-aD-
slept AEAFB
slipe* ddddd
sliped ddddd
slit GDHDD
smack* EAAAA
smal ddedd
smash* HAaC-
smashing HCBBB
smoke ABAHB
sms G-aa-
snap BBAGB
so ? dcdcc
so HDKCG
so i BCDBF
so the CCHCC
socia* bbbbC
social bbbbB
social nous BBBAE
socie* eefee
societe eefee
soeur . eeeed
soeur DEDGA
soeur de CCCKD
soeur est DDDEB
soeur s AEAAB
sofa ccdcA
soins ddedd
soir . fedde
soir GDEFG
soir avec BCBII
soir et DEDEB
soir j CADAA
soir je EADA-
soir pour Eaaaa
soirs DBG-B
sold fefee
sold me edddd
solei* BCCJC
soleil BCCJC
solic* -GA-A
solicitor -GA-A
solut* AAGAA
solution BBHBB
some BabbB
some men DAAAD
someb* GDGJD
somebody GDGJD
somei* BCBBH
someil BCBBH
someo* Caaa-
someone ? DDAAA
someone Caaa-
someone else ----D
someone is IDCGD
somes DCAAG
somes en DA---
somes expulses DDDDJ
somet* b-Cb-
something b-Bb-
somni* EEMEE
somniferes BCHBC
son CEBGB
son at AFAAA
son avis dcddd
son bail ddedd
son beau AAAFA
son bebe -F-EB
son chien FCFBC
son emploi cdccc
son ex Cbdcb
son fils FA-D-
son frere BAAF-
son fusil ECKAC
son got bbbDa
son has AGBFB
son he AEAAA
son is ELGME
son it ABGAB
son lit ---DA
son mari Bdefd
son papa ---DA
son pere dccGb
son petit -AAD-
son s deeea
son studio CBCBH
son telephone BEGIC
son wants --Ca-
son was AIA-A
sone HFCCC
sont DCACF
sont chez EAAAC
sont dans ABBBI
sont dedans BBABE
sont deja AAADE
sont en BCA-F
sont les ccccc
sont partis cca-d
sont pas aDbAa
sont restes dccdd
sont sur DEIDH
sont venus CICBG
sors HBBBE
sors avec EAA-A
sort aH-aI
sorte EBBAF
sorte* CCCDJ
sortent CCCDJ
sortent mes CCCDJ
sorti HCCAC
sorti sa FBEAB
sorti* GEEFI
sortie BBEE-
sortie de ABAGB
sortie du DC-a-
sortir GFCEM
sortir de GBABJ
sortir du ABBBE
sortir la A-AEB
sory . FAAAA
sory FDKBD
soufr* CDJDD
soufrir EEKEE
soula* CEMEE
soulage BCICC
soulagement CCHCC
sourd DDBBE
sous CCBEB
sous contrainte CGCCC
sous l BCBHB
sous la FBAFD
sous un FDJDD
spain ccdcc
speak CKECF
speak to ADA-A
speak* AEAAA
speaks AEAAA
speaks english AEAAA
sped ccdcc
spedi* eeede
speding eeede
spend aDa--
spend* ggiig
spends ggiig
spons* cccdc
sponsor cccdc
sprea* ccddc
squat CBDHM
squat il CCCFH
squat* ffffd
squaters eeeee
squateurs cbcc-
squez* IDCCC
stab JCBCC
stab me JCBCC
stabe* Acccc
stabed Acccc
stabed in FAAAA
stabed me ddddd
staf GCBBG
stage fefee
stagi* bbcbc
stagiaire bbcbc
stair* FBADH
stairs FA-AG
stairwel ABADD
stand* DCFAG
standing ECGBH
start dfgff
start* AAAbB
started -AD-D
starv* AAAFB
starving AAAFB
state ccccb
state* cbccc
stati* bGcbb
station AJaA-
station and AGAAA
station he BGBBB
station next cddcc
station they BJBBB
station to dfedd
stationement ddddd
statu* edeed
stay alive CCHCC
stel AAAAD
stel dor AAAAD
stepd* IFEOF
stepdad IFENF
stepdad is GCCFC
stepf* DFEPE
stepfather DFEPE
steps* DHDHD
stepson DHDHD
stick ACBIC
stil cAdcc
stil has cccdc
stil have ccdcc
stil inside BJBBB
stil there AFABB
stil with -D---
stock* FBBBB
stole dbddd
stole my ccccc
stole* fffff
stolen bike cdccc
stolen fffff
stop DAFCA
stop it ACCGE
stop me ccdcc
stope* aB-aa
stoped aB-aa
stoped me deddd
stoped paying ccdc-
stops edfee
storm eefee
story bcdcc
stran* DabCA
stranger DEDJD
strangle ededd
strangle my dcdcc
strangled HAAAA
strangled me KCCCC
stren* BBJBB
strength BBJBB
strength left DDJCD
stres* ddedd
stret EFAEO
stret and AEA-A
stret with BCBEH
strik* fffff
strike ddded
stuck -dddd
stuck at ccccc
stude* -CA-C
student -CA-C
studi* AA--H
studio AAAAH
study ccdcc
stuf CCCGK
suces* gfggf
sucesion de dcddd
sucesion gfggf
such cbacb
sue ? bc-cb
sue ffefe
sui GDICD
suici* -AIAA
suicidaire ABHBB
suicidal EFOEE
suicide dcadc
suicider DDNCE
suis CAAAA
suis a cdeeb
suis asistante dccac
suis au BJKGD
suis cache GBBEA
suis convoque cddcc
suis dans baeAd
suis dehors cbdc-
suis desespere AADAA
suis devant cbbBA
suis en JIBCI
suis enceinte EA-BD
suis enferme Adfgh
suis etudiant adccc
suis fait fefee
suis fatigue AAFAA
suis infirmiere FBDDB
suis je cdecd
suis journaliste ccccc
suis le aaaDa
suis locataire -A-AD
suis marie ddedd
suis mort fehff
suis refugie HBBBB
suis sequestre LEDEE
suis sourd C-AAD
suis sur CDKCJ
suis une CDHID
suise ededd
suit NEEDI
suit dans ICCBA
suitc* a-aaD
suitcases ----D
suite . ccdcc
suite ? ACAAE
suite HEDCH
suivi ccccc
sujet bba-b
sum ddddd
sumar* ccdcd
sumarise ccdcd
sumer ddd-c
sumon* deedd
sumoned cddcc
sumoned to cddcc
sunda* eedee
sunday for -ADAA
sundays eefee
sup ddddd
super* -ce-c
supermarket FBBGB
suplie -CACA
supor* ceefe
suport feffe
supri* a-Daa
suprime a-Ca-
suprime mon ddfdd
suprimer a-Ca-
sur A-BAB
sur deux cccdc
sur facebok fdeed
sur internet AAHCB
sur l ffgff
sur la aaDaA
sur le CCEDG
sur les defce
sur ma AabaD
sur moi Eabaa
sur mon Eabba
sur salaire AADAA
sur snap BBAGB
sur son bbBca
sur un db-ac
sur une baaaD
surog* ccccc
surve* CAEDC
survi* BCGCC
suspe* fAfee
suspect bGaaa
suspended ddddd
svp FDABD
swalo* FDKCC
swalow GCGCC
swalowed ABHBB
swalowed a AAEAA
switc* AADC-
switch AAEAA
syndi* fefff
syndic fefff
synon* ccccc
syste* dcccc
t BBCAA
t a EAD-B
t answer ccdbA
t be aAHBA
t close dcdcc
t come -GAID
t do AAE-A
t ele eedee
t get D-cbD
t give ddedd
t go CDHHD
t have CEKCC
t il hhihh
t know EI-BB
t le AAEAB
t leave FGBBB
t let IFEBH
t live AAAAD
t on ddedd
t paid eefee
t pay cegff
t picking CA-DA
t reach DCaAA
t refund dcddc
t say -A-D-
t se CCJEC
t sign eefed
t slep ffhfb
t stop JCCBB
t take bCdcb
t tel AFAGA
t told ECEBC
t understand cAecc
t wake CDHID
t want acAdb
tabas* NBCIC
tabase LCCFD
tabaser FAAEA
tabaser par aa-D-
table FBJAA
table* BEKAB
tablets DIODE
taila* BBGAB
tailade BBGAB
tailade les BBGAB
take aCCAA
take care AAFAA
take him BFBHC
take my ABCBG
take the caCaa
take to AADAA
taken DGEBB
taken away AHAAA
taken my DFABB
taken the FAADB
takin* CECCL
taking CECCL
taking my EGEEN
talk CCaDA
talki* --D-A
talking --D-A
tambo* FCABF
tambourine GCCCG
tant bdedc
tante BabAC
tape NECKF
tape avec CBAFB
tape ele GBAAB
tape ma HAA-A
tape mon -AADA
tape sur -bccc
taper B--D-
tard . dcedd
tard gghgg
taux ccdcc
tax gghgg
tax on ccdcc
taxe eeffe
taxe fonciere eefee
taxes ddedd
taxi CBBA-
te GBABB
teach GCGGC
teach* bbcEb
teacher bcdDc
tear ccccc
tel DDFEB
tel anyone CBAFB
tel me CCDEA
tel my BBHAB
tel the -ccdc
tele . ccccc
tele cdeed
telem* FCEBC
telement FCEBC
telep* FEBDB
telephone ? daccc
telephone DDBCB
telephone de eefee
telephone est BDEGC
telephone et FBBAA
telephoner HCBCC
telin* cbc-B
teling cbc-B
teling her ABBDF
teling me dcddc
tels me AAAAD
temoi* eeggf
temoigne bdfed
temoin cabcb
tempe* dcdbd
temperature ddddd
temps cadcb
temps de DAAAG
ten -ba-B
ten minutes CBDBI
ten year cccdc
ten years dcccc
tenag* -BBG-
tenage BFBHC
tenager made -AD-A
tenan* a-bca
tenant a-bca
tenant and -A-AE
tenant is dcccd
tenant left ddeed
tenant s ccdce
tenant threatens -AEAA
tenis club ccdcc
tenis ffgff
tenta* aDA--
tentative aDA--
tentative de bCcaa
terac* bcccc
terace bcccc
terai* dcdcb
terain dcdcb
teras* ecadd
terase ecadd
tere JCBGC
terif* AAAFB
terified AAAFB
termi* eeeee
termination eefee
teror* ADDEB
terorise -BDEB
testa* dcAcc
testament ccAcc
testament est CDICC
tete G--C-
tete il ICCBC
tete sous BCBHB
texte* D-BBA
texted FBEDC
texted me FBDAB
th BEFBE
than baC-b
thank CCICC
thank you CCICC
thanks ccdcc
that ? ccccc
that acbac
that alowed ddcdc
that he GEGDC
that her FBBDB
that i bceba
that is EBAEB
that never ddeed
that s ABGDA
the -A-AA
the 0 ACDAD
the agency edeea
the airport BFBEB
the army ddddd
the baby ABAMB
the back cbbBb
the bailif AABAK
the balcony CDGID
the bank cc-cc
the bar -cdcc
the basement EBAEA
the bath DEKGE
the bathrom DBEAB
the bed LECID
the bel CDADA
the belt -AEBB
the border AGADA
the boy BDCLC
the building AbcA-
the bus dcdAc
the car BaDAa
the celar CA-GA
the cels AHABB
the child -AAEA
the children AB-LE
the co ccdcc
the coker AAAEE
the comisariat BIBBB
the company cbccd
the contract ededd
the costs ccccc
the court -aacc
the cpam ddddd
the custody ccdcc
the dark FBBEC
the day ededd
the death ccdcc
the debts ABEAA
the deposit ccddd
the dor GCACK
the driver GA--a
the engine AAGAA
the escape ccccc
the eviction BBBBJ
the face ICCCC
the family B-CaA
the farm ABFAB
the file ccccb
the fine edeed
the first DBCAA
the flat DABDE
the flor JBAAB
the foster CDCJD
the french bbcbb
the front DAAAC
the garage -bCAa
the garden geebe
the gas AADCA
the gate FBABE
the gendarmerie DNEDC
the gendarmes BIAAG
the girl BCBHB
the ground GBBAA
the gun ECICC
the hair EAAEB
the hal AAACD
the hearing ddddd
the hotel AC--G
the hour CCBCH
the house EADCA
the inheritance edddd
the insurance --D--
the insurer ccccc
the iron DCBGB
the judge dabcd
the judgment ---C-
the kids AbbAb
the kitchen Ca-bb
the landing a-bBE
the landlady AAAAD
the landlord ACABM
the law ddddd
the lawyer fffee
the lease abcca
the litle BCBIC
the lock --aaG
the locks -AAAH
the locksmith ddeda
the man b-aDa
the market CCBFC
the match BGBBB
the meting edeee
the metro dcdcc
the morning B-ADA
the mother cbc-d
the movers bbcbA
the nany CDCKC
the neighbour DAAEa
the newborn BBBHB
the next F----
the night ACAEA
the notary eefee
the ofice -cccc
the oficers BFBBB
the old A---D
the only -AG-C
the other ccddc
the owner aA--K
the pain DDJDD
the parents ---C-
the pavement BBABJ
the phone AGEDF
the place DCBBF
the plane bdded
the point BBFBB
the police CJ-AC
the prefecture ebgee
the rain BBBED
the rent fdeda
the residence BBBBF
the roadside Adcbb
the rof DELDF
the rope DDJDD
the rules DAAAA
the sale hhiih
the schol cffge
the seler feffe
the shelter GCCCH
the shop fefff
the shotgun CADAA
the shower BaaCa
the squat -aADE
the stairs FA-AG
the station BJ-BA
the storm edeee
the stret EFAEO
the supermarket FBBGB
the table ABHBA
the tablets DDKDD
the tax dcdcc
the teacher aaaDa
the third BCEFB
the time BBFBB
the town AA-AE
the train B-Caa
the tre -ADAA
the us ddddd
the van ACAAC
the wal ccdac
the way HCGBC
the wekend bb-cb
the window DFKCH
the winter BBDBD
the wods BCIBC
the word -bccc
the works fehff
the wrong fefef
the yard BBCBI
theat* feeee
theatre feeee
theft dddcc
their father DDDKD
their fegag
them CEJJF
them i -AACD
them this AAABD
then CEDAA
there ? dddde
there DEBBB
there a ddede
there are acdad
there is EAE--
there s KFJLJ
there since -D---
these cegef
they DJDFI
they are FGAFF
they arested CJCBC
they ask ccccc
they cal ddddd
they cut ----G
they do A---E
they evict ABGBB
they gave AFBBB
they have -C-aF
they kep FIBBB
they l F-C-B
they put eCddc
they re GFELN
they say ENCCG
they take CGGEC
they tok BMFBE
they told ggggg
they ve GMDFO
they want CKBGG
they won AIADF
thief ccdcc
thing -AD--
thing* Bab-C
things Bab-C
things on dcdde
think JFKLF
think about DELDD
think he DABAA
think my CBAIC
think* DEOEE
thinking EFQFF
thinking about BCHBB
thinking of EFNEE
third BCEFB
third flor BCEFB
thirt* BBEBF
thirty A-AAE
this -ABAC
this afternon -F-AH
this anymore ABEBA
this contract ccccc
this estate dcedd
this evening ABDDF
this form dcddd
this is EENEE
this lease eeiee
this loan ededd
this minute -AAAF
this morning DEABE
this sentence ddddd
this sumer AA-FA
this time EFNEE
this wekend a-bEa
this world DDJDD
those BBAEB
thoug* BCHEC
thought -ADDA
thoughts CCGCC
thre acbab
thre hours ---D-
thre weks fefee
thre years ccccc
threa* IACBA
threatened GA--A
threatened me C-aa-
threatened to FAAAA
threatening KDIED
threatening me HAAaA
threatening to ABDDA
threatens Daa-b
threatens me HCBCC
threatens to Ca-bb
threw FCFIE
threw me CB-HD
throa* F-aa-
throat F-aa-
throat every HBBBC
throu* -aaCa
through -aaCa
through a eeeed
through the DA-EA
throw ECHCC
throw* KEEEP
throwing JDDCK
throwing us ABABE
thrown ECDDL
thrown out ABBBJ
ticke* eefee
ticket eefee
tie CDHHD
tiene* AEAAA
tienent AEAAA
tiens HFLEF
tiens plus CCHCC
tiens un GDHDD
tient G--BA
til IGBCE
time AaCbA
time i JEKEE
time limit ccccc
time to AA-AG
times a-Ea-
tire CAbba
tire une ededd
tired baDba
tirer EBFAA
tirer sur EAAAA
tirer une BBHBC
titre ccccc
tjr -CA-B
to --C--
to ? ddedd
to a fbfee
to answer DICDC
to be bbB-a
to beat HAAaA
to break C----
to bring AAAEA
to buy ddfdd
to cal ACACA
to change eeeee
to come DDA--
to cut Abdbb
to die CDNCD
to disapear ABFAB
to do CBaa-
to eat CCFFB
to end BCIBC
to erase AACAA
to evict BCABI
to find -GBBA
to finish GBBBB
to get GBCCF
to give ccd-c
to go BAECA
to hand AAACE
to hang AAF-A
to have babCa
to heaven ---D-
to help B-C--
to him ABEDB
to his ffggf
to hit EAAAA
to join AAHaA
to jump EFOEE
to kil LFJIF
to know eefee
to late dcddc
to leave bdfb-
to let --a-D
to live bbDdb
to low ccdcc
to mary C--IA
to me fddad
to met CCBHC
to move cccdc
to my BAEA-
to our ddedd
to pack a-abG
to pay hhigg
to prison EBFBC
to pul FCBEB
to question BGAAB
to reply BBEBB
to report ddddd
to resign feeee
to say BEEAB
to schol ccddc
to sel edeee
to send FDCJD
to sign gaffg
to slep DDJDG
to stay BAGBE
to stop ABGAA
to strangle dcdcc
to sue eefee
to the B-CB-
to throw ECHCC
to wake BBEBB
to work gfhff
today . EAAAA
today IFDFM
today and ECCBF
today is AEAAA
today where CCCCH
today with ECECF
todle* CEDOE
todler CEDOE
toget* cb--c
together cb--c
toi DBFBB
toile* EAAAA
toit --Eaa
tok CHGDD
tok everything cc-dc
tok my FKCDE
tok our -D-F-
tok the -AFaE
told DFEFE
told anyone ECEBC
told me CBEE-
told us ccdc-
tomat* ddddd
tombe dcd-d
tombe en ccccc
tomber b-aC-
tomor* -DB-a
tomorow -DB-a
tomorow . ededd
tomorow and CGFCC
tomorow he GA-AB
ton FBABB
tonig* FEFFH
tonight . gehad
tonight FEFFH
tonight and bbccc
tonight he GB-AB
tonight i GBBBB
tonight my AFBAD
tonight the eegee
tonight to E----
tonight with ABABG
tonto* aAAHA
tonton aAAHA
top ccdcc
tordu GBBCB
tort abccc
tortu* CDCJC
tot ccccc
touch* HEEPE
touche FB-KB
touche ma BCBIC
touched GDCKD
touched him AAAFB
toucher edebd
toucheront CDHCD
toucheront l CCGCC
touches BDBMD
touches him CCBHC
toujo* CHGBB
toujours CHGBB
toujours pas -Fa-A
toulo* ACAAA
toulouse ACAAA
touri* dddcc
tourn* HCEDB
tournevis HCCBC
tous EBICB
tous les C-DB-
tout . acdcb
tout ECGDF
tout a GC-AD
tout bas -A-D-
tout de FFECI
tout en BBBBG
tout est --aaF
tout et Abccb
tout le --FBB
tout les HDHCD
tout prepare CCHCC
tout pris ABFAA
tout s BCGCC
tout se cccdc
tout sera -AD--
tout serait CCHCC
tout seul -A-FA
tout va ddeed
toute baCCb
toute facon CCHCC
toute la ddbad
toute seule ABAFA
toute* AA-BD
toutes AA-BD
toutes mes CCCCG
town bbdbB
town hal cccbc
toy dcddc
tps ABBFE
trace* BDCKC
traces BDCKC
traces de BCBJC
trademark ccdcc
tradu* ddddd
trafi* eegee
trafic ddfdd
train HDEEJ
train d BEACH
train de JCDCM
train* Bb-Ab
traine acd-d
trait* -ccc-
traitement EAAAD
trans* hghhh
translate cdccc
trava* efgfe
travail . dcddc
travail bcdcb
travail depuis ddfdd
travail et FCBBE
travailer dans bbdBb
travailer egiff
travaux hhihi
tre b-Gaa
tremb* GA-AA
tremble EA-AA
tres cccAc
treso* edfdd
treve cccc-
treve hivernale bbcbA
trial* ccccc
trials ccccc
tribu* dedee
tribunal dedee
trich* ccdcc
triche au ccdcc
triche ccdcc
tried -AGC-
tried to BCGHC
trois ans eeeec
trois bcca-
trois enfants CCCIH
trois fois AADAA
trois heures aa-CB
trois jours bcfce
trois semaines dcdcd
trois* FDGHD
troisieme FDGHD
tromp* gfgff
trompe gfgff
trop de ffgff
trop eebff
troto* CBABK
trotoir CBABK
troub* -AE--
trouble -AE--
trouble if AAEAA
trous* FBBBB
trousers FBBBB
trouv* D-bAC
trouve FA-CE
trouve mes EBABF
truce AA-AC
truck -A--D
true ? ffefe
true ggfgf
try C-Aa-
try to D-a--
tryin* KDCCC
trying KDCCC
trying to KDCCC
tu Acedc
tue ? CCGCC
tue bbBab
tuer E-EDA
tuer le ccccc
tuer mon ddedd
tutel* ddddd
tutele ddddd
tuteu* ccdcc
tuteur ccdcc
tv cccca
twent* c-b-a
twenty c-b-a
two AAaAC
two big EBBAC
two cops ABCBH
two girls DA-Da
two hours BHCGC
two men HCCBC
two months eeeee
two oficers BFBBD
two year cbc-c
two years feeee
type ICECC
typin* FA-AA
typing FA-AA
u EFBBA
uk ccccc
un a CBAGF
un abcab
un acident eeeee
un adulte DDCKD
un ami fedee
un an ffgfe
un apartement ffgff
un autre cccca
un avocat AJ-AA
un balon edded
un bar dcddc
un bebe bAAHC
un bon edfdd
un cadenas AAAAG
un camion BCFCK
un client D-a--
un colis eddde
un concurent ccccc
un constat ccccd
un controle deddd
un coup E-bba
un court ccccc
un couteau DBDDA
un crime ccccc
un de -CCa-
un debat dddcd
un double ccdcd
un eleve cccbc
un enfant babDa
un entretien ccccc
un expose ddddd
un faux ccccc
un film edddd
un fusil C-aa-
un home MDCKD
un huisier feffg
un inconu BCFHC
un jouet ddded
un jour eddee
un juge AE-AA
un locataire ddddd
un mariage GCBEC
un marteau FBBBE
un mec HCCDB
un mesage ECDAB
un mineur eeeed
un mois ccc-c
un monsieur BCCGK
un mot DDIFI
un mur bdedd
un papier -EAAC
un pere ---D-
un poeme dcdcc
un policier aCaa-
un pour DBAAA
un prof AA-EA
un sac EAAAD
un scoter -D--A
un serurier --A-F
un soulagement CCHCC
un tournevis HCCBC
un train ACGEB
un type HCBDC
un verou -AAAF
un voisin dcddd
un vol ACAAA
uncle -AcDa
under HECDB
under a HEIDD
under the IB-BC
under* -GCBA
underage BGBEC
understand -DD--
undre* IDCHD
une aaaab
une amende ddede
une arme HA-AA
une asurance ccdcc
une bale FCICC
une bare EAA-A
une betise -AH-A
une boite ABGBB
une bone BBFBB
une ceinture EBAFB
une chaise FAAaG
une colegue dcdcc
une corde EFPGF
une demi EBBBE
une droite HCBBC
une expulsion dcdcb
une feme Dbccb
une filete BBBHC
une garde deddd
une gifle EA-AA
une heure DGCDJ
une histoire -D--B
une lame JDGCD
une letre baDab
une liste --Ca-
une mere -AaDA
une nounou ccddc
une nouvele dcdcc
une pension ccccc
une persone ddeca
une petite -AAF-
une photo ECFBC
une poele GCBBB
une question ddddc
une saisie AADAA
une societe ccccc
une terase edfee
une video DBADB
une voiture aD-GA
unpai* ddedd
unpaid ddedd
until -becb
until the cbcba
until today EAAAA
up . DADAB
up ? AADAA
up FGFDE
up by DEBDB
up for bCbaB
up my -Aa-C
up since AEAAA
up the BAB-D
up tomorow BBEBB
up with aDbbB
upsta* eceBd
upstairs eceBd
urgen* ebeed
urgent ebedd
us EEDBL
us leave AABBF
us out HDDEN
us this BBBBG
us to -CB-B
use dddae
used car ddedd
used gfgff
used to dccdc
usurp* ccdcc
utili* eeffe
utilise ddddd
va . a-E-A
va Cab-b
va bien ddded
va etre CECHC
va me E-cD-
va nous EAA-A
va se aAEAA
va t ghghf
vacan* eefdb
vacances eeedb
vacances et a-aaD
vais ABLBC
vais faire DEKDD
vais je eegee
vais me BCKCC
vais rejoindre ABEAA
vais sauter DDIDD
vais tuer eefdd
valab* ab-bc
valable ab-bc
valid ? ffgff
valid hgigg
valis* ADBCM
valise aA-AF
valises BDCCL
valises sont ABAAF
van -E-CF
van gogh ccdcc
vanis* ABEAA
vaut -DGAA
vaut mieux ADFBB
ve FFKDJ
ve already EBFBB
ve ben -A-aD
ve got ABIBE
ve had dAcdd
ve just EbeaD
ve kept BHBBB
ve locked Abdbb
ve put CCFCI
ve started DDHCH
ve writen -AD--
vehic* ededd
vehicle ddddd
veine* DEOCE
veines DEOCE
veines dans BBFBB
velo a eeeed
velo hhhhh
vend ddddd
vende* feffe
vendeur feffe
vendeur ne ccccc
vendr* ihiih
vendre ighhh
vendu gfggf
vendu une dcccc
venir FEABD
vente ihihh
ventr* Cab-a
ventre Cab-a
venu bacdd
venus CICBG
venus chercher BHBBA
verba* eddd-
verbal --AAD
verbalement ededd
vere EA-AA
verif* AEAAA
verou BBBBI
verou* babbE
verouile ddddd
verse* gfgfe
vetem* C----
veu aBCE-
veule* CDAGC
veulent CDAGC
veulent me ABAIA
veut -bA-b
veut areter dddec
veut changer gffhf
veut l AEAAA
veut la ABBFB
veut marier CCCIC
veut me LEAAC
veut mourir --Fa-
veut partir -ABDA
veut pas acaAb
veut plus A-ACa
veut que AFABH
veut recuperer fddee
veut se ABJAB
veut une ddddd
veut vendre ddddd
veut vivre gghif
veux aaEba
veux disparaitre AADAA
veux dormir CCICC
veux mourir DDJDD
veux partir GBD-A
veux plus CCKCC
veux que CDJDD
veux quiter eegee
veux un AE-AA
victi* ccd-c
victime aaaCa
victime d BBBGB
victimes ccccc
vide CDIIG
viden* BBCCH
vident BBCCH
video B-CFA
video game ddddc
vider BBCBI
vie IFPEF
vie de cbcbb
vie ne DDJDD
vien GBBEC
vien de GBBAC
viene* FB--A
vienent FB--A
viens CBdAa
viens de DA-C-
vient GFBCD
vient d CLDAF
vient dans ---D-
vient de KEDDF
vient faire eeeef
vient la ---D-
vieux edeee
viewi* ddede
viewing ddede
vilag* ededd
vilage ededd
vile ffhff
vingt -dedd
vingt ans adedd
viole NFDMF
viole* Cccbc
violence edeed
violences ddddd
violent Ebcab
violent et ICCCC
violent husband dcddc
violent il C--BA
violente FAAAA
violets GAA-A
vire a-a-I
vire ce edede
vire de BCCCI
virer eefee
vis -cdbc
visa eeedd
visag* GBBBB
visage GBBBB
visit* gfgeg
visite ddddd
visiter ccccd
visites ddded
visiting AAADA
visits ccccc
vit -ddfc
vite FEFAB
vites* ddddd
vitese ddddd
vitre JCCDC
vivre ACOAC
vivre a fehfe
vivre au eehee
vivre chez gghif
vivre depuis BBFBB
vivre en feife
voice* CCIBC
void ccccc
voie FDIDD
voila . AADAA
voila CEECF
voir ? ACA-A
voir BF-F-
voir son cdccc
vois AaD-a
vois pas -AEBA
vois plus BCGBC
vois un DA-AA
voisi* Bbc-b
voisin a gefcf
voisin abdbc
voisin de AEBAE
voisin du ddefe
voisin est ECFBB
voisin fait dcccc
voisin frape BCBGB
voisin il dccdc
voisinage ccdcc
voisine GAaFA
voisine a EB-DB
voisine du ICBAC
voisine laise BBBGB
voisine me ccdd-
voisins Accac
voit cegfe
voit pas Abdcb
voitu* -cd-c
voiture -cd-c
voiture a feefe
voiture au ABBFB
voiture avec HDCFC
voiture d --aEA
voiture de dcdcc
voiture depuis BAAAD
voiture devant HBBEB
voiture est ddedd
voiture et D-aC-
voix HCFCD
vol dcddc
vole fbeed
vole mon feeee
volun* ccdcc
vont BDaDA
vont me Ca-aa
vos CCECF
vote ? cbcbb
vote ddedd
voter dcdcd
votre c-ccc
votre fils -DAAA
voudr* a-F--
voudrais a-Fa-
voudrais m CDIDD
voudrais savoir BBDBB
voula* CBIAB
voulais DAC-A
voulais juste ABFBB
voulo* a-F--
vouloir DEKEE
voulons fefee
vous . cc-cb
vous aCA-a
vous avez AAFAB
vous ecris EBB-A
vous pouvez AFBBB
voyan* ccdcc
voyant ccdcc
vrai ? eeeed
vrai hgigg
vraie ddedc
vu BJEBC
vu la BBGBC
vue -Ia--
vue ? dfddd
vue coment cdccc
vue de AEAAA
vue depuis BFBBB
vue en dfddd
vue est AD--A
vue et -EA-A
vue pour CICCC
vue since ADAAA
w FE-AE
wages ccdcc
wait DDFEC
waiti* FAb-a
waiting FAb-a
waiting at FDBAB
waiting for bcc-b
waiting outside HBAAA
wake EENHE
wake up GGPJG
wal -debd
wal and EAAAA
walk on -AC--
walke* EAD-A
walked EAD-A
walked into HCGBC
walki* HBBBB
walking HBBBB
wana FFPFF
wana be AAEAA
want a ddedd
want aAE--
want it CCICC
want me AEAAF
want my dbfdc
want to aAEAa
wants a fbfge
wants dcbbc
wants my BBBFB
wants to bc-ac
waran* cDccc
warant -G--a
waranty ddddd
was 0 ccccc
was a fdebd
was aAcba
was arested bDaba
was beaten edded
was born eeefe
was canceled BABBE
was cold FBBBB
was convicted edddd
was cut ccddc
was detained -C---
was gone BCGCB
was handcufed ADAAA
was held deddd
was in cbccA
was litle cccdc
was me E-A-A
was picked BIBBB
was raped MDCDE
was stoped -FAAA
was taken CKCCC
was told BFBBG
watch ddddd
watch* cbbBb
water GCAGH
way D-GA-
way out bbCbb
way to ABECB
we BC-AE
we are DC--D
we can HEGBD
we cant AAEAD
we do GHDDD
we don CIBCC
we have BC--C
we re FDA-E
we ring AFBBA
we speak CECCF
we ve aadbE
we were aabbC
websi* ccdcc
website ccdcc
wed AFAAB
wedin* eefee
weding eefee
wedne* deefd
wednesdays deefd
wek . AAAEB
wek dedde
wek end adddd
wek ends ccccc
weken* feebe
wekend dccAc
wekends edege
weks gfgcf
wel be CCHCC
wel dc-ec
went BE-EA
went to -D---
were deeea
what abccc
what about ccdcc
what are d-edd
what can AabaB
what do EDabA
what does eefee
what hapens BEa-A
what is eefee
what now FCABA
what number D-AA-
what s ababb
what should ccdcc
what to EDaAA
what wil dcddc
whats* dcdcc
whatsap dcdcc
when bbbac
when does eefee
when he CabC-
when her FAAAB
when i feedd
when is ddedd
when my CCHBC
whene* FBBBB
whenever FBBBB
whenever i FBBBB
where CDAFE
where can EBAAE
where do acdca
where he -FAEB
where i DBFFF
where they -BAGA
which contract cbccb
which geggf
which papers ccccc
which station AEAAA
while DEBBK
while i CDCDM
whisp* EABFB
whispered ABBFB
whispering D--AA
whispering that D--AA
who decides ddfdd
who do bCAAa
who fdfee
who gets ccddc
who is eeede
who keps ddddd
who pays gfgeg
whole AAEBA
why did ddedd
why gdggf
wife ADCb-
wife has -CECB
wife is BBcbA
wife left --D--
wife says AAEAA
wife what ccdcc
wil --Cbb
wil be CCHCC
wil believe EAAAA
wil i dcbdc
wil in BBDBA
wil it -bcbb
wil kil begfe
wil my BCICC
wil not ecedd
wil pay dcdcc
wil the ccccc
wil they AF-DA
wil to DEKEE
windo* HCHBE
window . BEGCB
window HDICE
window ledge ACHBB
windows CbbaA
winter truce AA-AC
wish DDLDD
wish i CDIDD
wish to ABFAB
with EBADD
with a JCCGF
with an CA-FA
with her -bAcb
with him a-cDa
with my AbccD
with no aaaaC
with nothing ccd-a
with our dcdAA
with the ACBEE
with them BDBGB
with this gfgff
with two ECCBI
withd* ccbcc
withi* BBAAG
within BBAAG
within the CCBCH
witho* bABAa
without a bc-bc
without an AFAAA
without bABAa
without fod DDCJD
without me DDLDD
without teling ddeee
witne* decdd
witnes cdbcc
wods BCIBC
woman acddd
women ccccc
won EDEDC
won t EDFDC
wonde* ABGAA
wont CBBB-
word CCbaa
words FAAA-
work . ccdcc
work ? ccccc
work and cbccA
work eeged
work with ededd
worke* cacBc
worked cccdc
worker -A-GA
worki* ccd-c
working ccd-c
works fegfc
world FFNFF
worth FCJDC
wory ABFAA
wory about ABFAA
would CDOCC
would be FFOEE
would mis CDJDD
would* ACBDA
wrist BAD--
wrist* DENCE
wrists DENCE
write a feffe
write cdecb
write* aaDaA
writen --E-B
writi* ccbba
writing a ddddc
writing ccbba
writing from AacbC
wrong gfggg
wrote IDIBC
x feffe
xiv ccccd
y retourner ccdac
ya 0 EBaa-
ya JEEBF
yard BBCBI
year . cccdc
year ago ccdcc
year cbcCc
year i ccdcc
year old BDCMC
years ago effff
years efgfe
years of ccdcd
yeste* FCBEA
yesterday . edddd
yesterday FCBEA
yesterday what dccdc
you a eefee
you for BCGCB
you go CIBCC
you say ccccc
you send AFBBA
your ACaC-
zero ccdcc
zizi aAADA
zone BFBAB
`
