// Made by `npm run emergencies -- train`.

export const intercepts = [-3.3, -3.88, -2.65, -3.34, -3.67]

export const weightLines = `
! ggieg
. a DDEDB
. ai ABEAB
. am CCGEC
. c ECCAB
. ca BDEBB
. can dadbc
. ce EBDDB
. don CEGCC
. ele aaaCa
. est DEGBB
. feded
. he EEBDA
. her ABFBB
. his ACCC-
. how bacbb
. i FEMGH
. il HCDCE
. is B-CaA
. j CCHGB
. je GEHDG
. le -C-AB
. merci BBFBB
. moi AABFD
. mon EBEAD
. my EBbaB
. please BDBAA
. she FB-EB
. suis DBADB
. that ECGCC
. the CDEFB
. they AAAGF
. today DBACA
. un FDFGG
. une BBEEB
. voila BDDBB
. what EB-BB
. where CGFCC
. which A-A-C
. who CCFAB
0 -C-EA
0 . fef-f
0 0 feefe
0 ? ddded
0 am CKCBC
0 an aaaDa
0 and CIDNE
0 ans ADBIC
0 degres ABBDF
0 e CFGCH
0 et aCBAB
0 euro ddedd
0 euros fgggf
0 h DMDEH
0 has ACADA
0 heures BIBBD
0 hours BLBAB
0 i aAaGA
0 is bBbcb
0 miles ccdcc
0 min GGBBC
0 my BCAMD
0 ne AAAAE
0 pm EBAAG
0 th BEFBE
0 this ADAAA
0 year BEDKC
2000 eefee
2000 et -AAAD
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
^ 0 bBbcb
^ a AABFC
^ acident ccccc
^ adieu CCHCC
^ after --C--
^ aide dcdcc
^ aidez Cbdbb
^ am ccdcc
^ amende ccdcc
^ an IGFFD
^ and dcddd
^ are eefee
^ as ccccc
^ ask ccccc
^ at ccccc
^ au acdbc
^ autant DDJDD
^ baby CDCJD
^ bailif CCBCJ
^ bailifs CCCCJ
^ best ffgff
^ bonjour DFCDD
^ brother ADABA
^ c dc-cd
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
^ dans gghhg
^ date dcdcb
^ death EEKDE
^ delai dcddd
^ demain aaEa-
^ depot ccccc
^ depuis -aBba
^ des DBAGI
^ deux AAAAD
^ did cbdcc
^ diference ddedd
^ dites -AE--
^ divorce eefee
^ do daedc
^ does cb-cc
^ don ddedd
^ driving ccdcc
^ droit eeeed
^ ecris dcdcc
^ ele JDCGC
^ est cbaba
^ et ededd
^ everyone CCHCC
^ eviction CDCDJ
^ ex FBBDA
^ expulsion DDCCL
^ faire ccccc
^ false ccddc
^ faut eeeee
^ fiche ccccc
^ fired ccccc
^ five AA-AE
^ frais ccccc
^ fre ddedd
^ ful ddddd
^ g BEJJC
^ garantie ccccc
^ garde FQEEF
^ gift ddddc
^ give --C--
^ godbye AACAA
^ harcele ddddd
^ he OD-BC
^ helo cbdcc
^ help DDaC-
^ hes ICAEC
^ hier Ea---
^ how eeeee
^ huisier BBBCI
^ husband BCBFF
^ i A-D--
^ if -AI-A
^ il ODABC
^ ils EMDFM
^ im FINOH
^ in ihiih
^ is gghgg
^ it CAAcb
^ j a-D-a
^ jai HEMGE
^ je B-E-A
^ jen CCHCC
^ jme HCCCG
^ jsui CDCDI
^ jsuis IIIEE
^ jvai DELDD
^ l ccdaB
^ la -CABD
^ landlord BBBBI
^ le aabAA
^ legal ccdcc
^ les bbcab
^ letre ccddc
^ leur ---C-
^ licenciement ccdcc
^ life CCJCC
^ lost --D--
^ ma ACCDB
^ maitre CDD-B
^ maman -AaH-
^ management ccccc
^ may eeeee
^ me CDICD
^ men HEDDJ
^ mes DACD-
^ mn GHBFC
^ moi CGHCG
^ mon ABABA
^ monsieur FAA--
^ my AAACA
^ neighbour EAAAA
^ no AAGAD
^ nobody CCKCC
^ nos AAAAE
^ nothing BBFBB
^ notre BEEGG
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
^ plus BCIBE
^ plutot AAEAA
^ police DODDI
^ pour ddddd
^ pourquoi eefee
^ prefecture ddedd
^ prescription dcddd
^ proteger dcdcc
^ puis defee
^ putain BACAA
^ qu fefee
^ quand dcbdd
^ que gghgg
^ quel daddc
^ quele ccacc
^ quelqu -a-Eb
^ quels ddddd
^ qui gghgg
^ resume dcddd
^ right edede
^ sa AAEAB
^ saisie dcdcd
^ se ccdcc
^ she Cbaab
^ should ccdcc
^ si a-H--
^ since --F--
^ some Ea-ac
^ somebody HDBJC
^ someone DaABa
^ squaters ccddd
^ student DHDDI
^ sucesion ccccc
^ t FCDBC
^ ten EAAA-
^ the aAaAC
^ their BCBIC
^ there FAEDA
^ they CKBEL
^ thinking EFNEE
^ this b-Eaa
^ translate cdccc
^ tu ddedd
^ two BCaaA
^ un B--C-
^ une abcDb
^ unpaid ccccc
^ urgent ddddd
^ vire ----D
^ we abdbB
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
a anule ddedd
a apele cEbAa
a arete DJAAA
a avaler EBAAB
a baby -AAFD
a bad feeee
a bailif ededb
a bal eeeee
a belt -BAFA
a blade HBABB
a bloque CDCCK
a botle HBABB
a bout BBHBB
a boy CCBJC
a bridge --E-A
a bu FBBEB
a bulet HDIDD
a cable BCCJC
a cache -BGAB
a car dbcBc
a case Acdac
a cause fceff
a ce acedd
a cel BMBBC
a change babcC
a child dcdBc
a cinq eefee
a claque AAAFC
a cle ED-ab
a coleague dc-ec
a combien ccdcc
a complaint CAAAA
a conduit AFBAA
a confie AAG-B
a contract ccccc
a cote B-aE-
a coupe CEAAG
a coups ECBIC
a court acccc
a crime -cdcc
a crowbar GBBAB
a date EELEE
a day c-cbc
a de eeeee
a debt ccccc
a deja BAA-E
a demain BGBBB
a demande aaCEA
a demenage edeed
a des -AAKF
a disparu -AAHA
a dit HBEFC
a divorce ddedd
a dog --AFA
a dor dcddd
a dormir cbdAb
a douze ----D
a droit -GADA
a duty ADAAA
a ecrit GDJAD
a embarque AFBBA
a en ABFBB
a encore ICBBC
a enferme GEEIM
a enfermes D----
a enleve CDCKG
a envoye BaCca
a esaye CBEFB
a ete bGa--
a etrangle EA--A
a eu fceee
a expulse ddddd
a fait eebb-
a fake eeeee
a famous ccccc
a father ddefd
a faulty dcddc
a ferme C--DA
a few EBEBB
a fine gffff
a fini ADAAA
a flat ffgff
a flight ABBEB
a force Cbcbc
a frape H-aA-
a french eeeee
a friend hhghg
a fugue DDCLD
a game -AAFA
a garde BGBBB
a godbye CCICC
a guest acecc
a gun CaAaa
a guy GABBE
a hamer JCDBG
a instale ----D
a jamais c-dbb
a jete CAAE-
a kidnape DEDLE
a kitchen HCBBC
a knife DBFFB
a l -AaAA
a la aBaAB
a laise CEFGC
a lance GBABB
a landlord dddde
a laver A---C
a lawyer bEaba
a le CCDGF
a leter ed-ed
a liar ddddd
a lieu BCCCI
a lighter EAAAA
a list --C--
a litle BBBHB
a locksmith ----H
a lot ddeed
a m DBFBB
a ma B-DB-
a man FCBJF
a manger EFAFA
a mark BAADA
a me EGPIF
a menace D-ba-
a mes dfegf
a meting cccdc
a midi IFCCE
a minor ddedd
a mis DA-BH
a mistake AAEAA
a mon ecdbd
a month ddddc
a montre FCCJD
a mourir --C--
a new eddeA
a note CCJJC
a notre c-cdc
a ouvert D----
a padlock a--bG
a paper BGBBH
a parcel feeee
a paris c-ecc
a pas ACcEB
a pase AEA-A
a perdu dddAc
a person ddddd
a persone BEFBB
a pete CA---
a peur BBAHB
a picture EAAA-
a pied dddcd
a plane ccdbc
a plus aBE-a
a podcast dcccc
a police -E-a-
a policeman dAdcc
a poste DACAA
a pouse ICBCB
a pris DHHFD
a profite AAAAF
a promis FBAAA
a public ccccc
a pupil cbcab
a quand ddddd
a quel ccccc
a quele eeeee
a qui AaCaa
a quinze ddded
a quoi aCCa-
a recu FBBBD
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
a son cdfcc
a sorti LDGCE
a stel AAAAD
a stick BCBIC
a stranger DEDJD
a student ddede
a suit -AAAG
a suplie -CACA
a suspect -E-A-
a t eefec
a talk ddddd
a teacher bbc-b
a ten cccdc
a tenant ccccc
a thief ccdcc
a thing dcdcc
a todler -BAHB
a tordu HCBBC
a touche JDDJE
a toujours dbddd
a tout A-D-D
a train ACCEB
a traine a--D-
a tre --D--
a trois bedde
a trouve F-a--
a un CE-CC
a une CC-DA
a used ddedd
a van BFBBD
a vendu ededd
a vide -A-CF
a vingt dcedd
a violent cbccb
a vire dcdca
a vole gffgf
a vous EELEE
a vu ENGEF
a vue -I---
a wal acddc
a warant aCaab
a whole BBFBB
a wil ededd
a witnes cdbcc
a woman acddd
a worker CDCKD
a year eefee
aband* edeee
abandon edddd
abduc* ddded
aboli* ccdcc
abone* edfee
abonement ddedd
about a fffff
about an ccccc
about cd-dc
about kiling DDKDD
about my eegee
about police deddd
about the ccdea
abroa* fegde
abroad fegde
absence pour BBBBF
abuse DA---
abuse* -A-HA
abused -A-EA
abusi* ccccc
acept ccdcc
acept* ccdcc
achat ccdcc
achet* ccadd
achete ABG-A
achete ce AAEBB
achete une CCHBC
acheter cdfdd
acheteur ccccd
acide GB--B
acide si EA--A
acide* gfggf
acident de edeed
acident gfgff
acomp* fggff
acompte fffff
acord eedac
acouc* ccdcc
acouchement ccdcc
acoun* hghhh
acount hghhg
acount is ddddd
acqui* edeed
acquited ccccc
acros E-AaD
acros the E-AaD
act ccccc
acte -AF-A
activ* ccdcc
acuei* --aC-
acueil ccccc
acuse a ccccc
acuse feffe
acuse* ddbdd
adieu CEQDE
admin* cdecc
administration cdecc
ado aaBFa
ado veut ddded
adopt* eeeee
adopter ddded
adopter l ccccc
adres* CBDCB
adult -A-EA
adult* GECKE
adulte GECKE
advan* ededd
advance ededd
adver* ddddd
aerop* aD-B-
aeroport aD-B-
afair ccdcc
afair* babbE
afaire caccb
afaires a-aaG
afaires dans BCBBG
afaires et DADAA
afaires par ABABG
afaires sont ----F
afame AAAGB
afich* dcddd
afraid of a-C-a
after a dcdbd
after a-a-b
after me ddddd
after schol -D-a-
after the bE-ba
after* AFCBH
afternon AF-AH
afternon and BGCCF
ag dcccc
again ? ddddd
again JCIGC
again and BBGBB
again tonight DA-CA
again* Cacab
against Cacab
against the dcdbc
age ? cccdc
age cccca
age un ccccc
agenc* fegf-
agence edfdA
agence me ccdcd
agency are AAAAF
agency edeea
agent BBBAH
agent imobilier ABBAF
ago . aCaaa
ago ABaba
ago and Aaccc
ago i C-b--
agrem* ddddd
agrement ddddd
agres* JA-A-
agrese F--aa
agrese dans FAA--
agreser IBABB
agriculteur BAEAA
ai 0 FFGSF
ai BADA-
ai achete BEICC
ai arete ccecc
ai asez AADAA
ai avale BBGBB
ai change ddedf
ai choisi BBFBB
ai coupe DA--A
ai decide CCGCC
ai deja DEKDE
ai des HEJED
ai deux bdeeb
ai dit DADAB
ai droit bDbbb
ai ecrit AAFAA
ai envie ABGAB
ai ete cfgfe
ai fait --C--
ai gagne ddfdd
ai honte DDJDD
ai je ccabc
ai juste DEAAA
ai la CCbbb
ai le GEFCB
ai lu ccccc
ai mis ABIAB
ai mon -AD-A
ai ni -A-AF
ai nule BBBBF
ai ouvert CCHCC
ai pas fccee
ai perdu BaBba
ai peur --B-b
ai plus BAE-B
ai range AADAA
ai rate ABEBB
ai recu dfgee
ai signe ddedd
ai suprime eegee
ai temoigne eefee
ai tout DDLCD
ai trop C----
ai trouve AB-DE
ai un acdda
ai une cbAdb
aid ddddc
aide a dcddc
aide bcdba
aide juridictionele abcbb
aider ? ddddd
aider ddddc
aides dcdcc
aidez KB-BE
aidez moi JB-AE
aileu* -AaDA
aileurs -AaDA
aime baCbb
air db-cd
airbnb host ----D
airpo* BFBEB
airport BFBEB
al ACHAD
al be ABHBA
al day fegcf
al i CIGDD
al is eeefe
al my DDKEI
al night fcgfe
al the BBDAA
alait HABCA
alait me GA--A
alait se -AFAA
alait venir FBAAB
alait* BGA-B
alaite BGA-B
alaite son BGA-B
alarm ccccc
alcoh* BBBFB
alcohol BBBFB
alcol aC-FA
ale BBEFB
alema* ddddd
aler ? DCAAA
aler B-C-B
aler a A-E-A
aler chez eeege
alert* ddedd
alerte ccddc
alger* --AHA
algeria ---D-
algerie A-AGA
alimo* ddddd
alimony ddddd
alive GEMCD
alive when A-C-A
alone GDCPD
alone at CCCHC
alone in EDFKC
alone with a-aE-
alors CabAA
alors que CabAA
alowe* -adab
alowed -adab
alowed ? eefee
alowed to cbc-b
alrea* EBEBG
already EBEBG
alter* ccc-c
alume AAEDA
alway* -cacc
always -cacc
always ben DAC--
alzhe* eeffe
alzheimer eeffe
am a-bcb
am i cbAbb
amend* gehgh
amende hhihh
ameri* ccddc
american ccddc
ami BFHAA
ami a ADCAA
amiab* ccccc
amiable ccccc
amie BDEB-
amie est AC-AA
amie m a-Fa-
amie me fegfe
an apointment ccdcc
an atorney -HBAB
an cbcbc
an esay ABEAB
an eviction eefef
an ex ccdcc
an hour CFDAG
an interpreter CHCCC
an old acded
an order eeedd
an overdose a-D--
an pase ccccc
an prochain ccccd
ancie* acdbb
ancien -ccaa
and EDCED
and a DEDJJ
and al ddded
and an AAADA
and are BBCCK
and asked bC--a
and beged ADADB
and broke ccccc
and can CHCBC
and canot ccddc
and comes ddddd
and dad AA-DA
and down D----
and drove BHBBB
and has AC-DC
and hasn BEBEB
and he OGEED
and her BBBGB
and his DDAAA
and how BBEBB
and i KHGGH
and im ABAFB
and is BEAEC
and isn BGAHC
and it -AEDC
and left a--E-
and locked FEBAA
and my DB-GG
and ned ccdcc
and never BCGBC
and no cb-b-
and now AAd-c
and pregnant ABAGB
and put CAa-D
and says LEIKE
and she HCFFH
and shouting GAAA-
and the BBABF
and then b-Da-
and there ECCGE
and they EKBFF
and throwing EAA-D
and tok GIJFG
and told JCACF
and two BCCCI
and want ffgfg
and wants dbbDb
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
ans . effhf
ans ? eeefe
ans a CEFHC
ans aAaF-
ans au CBBGC
ans avec ---DA
ans c dddf-
ans coment ccccc
ans dans ---C-
ans de dddbd
ans ele ddddd
ans est CGBGE
ans et BCAI-
ans je ebcFc
ans ma AABDC
ans me D--CA
ans mon BBAKB
ans n ABAEA
ans ne AAAGB
ans peut eefge
ans se AADaE
ans va CCCIC
ans veut eeege
answe* c--a-
answer ! ccdcc
answer d-ddb
answer my ccccc
answering DDJFH
answers ddebd
anti FBAAB
anti raprochement FBAAB
antic* ddedd
anticipes ccdcc
anule eefee
anule* dcddd
anuler dcddd
any -AFAA
any more baDAa
any reason AADAA
anymo* DEMDI
anymore . AABAD
anymore DEMDI
anyon* ECIFD
anyone ECIFD
anyth* daddd
anything daddd
anywa* AACAB
anyway AACAB
apart bdfdA
apart et -AAAD
apart* cccaC
apartement a ccdcc
apartement ddeaA
apartement et BAADA
apartement que ccccc
apartment CBBBH
apeal ? ccccc
apeal fecee
apel bCcbd
apele CHCDC
apele de -D-CA
apele en BABFE
apele pour AEA-A
apele un BGBBB
apele* BDbAa
apeler CEa--
apeler en H-A-A
apeler mon DB-aA
apeler un AEBBB
aplic* ccdcc
aplication ccdcc
aplyi* dcccc
aplying dcccc
aplying for dcccc
apoin* abdcc
apointment eeeed
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
apres midi -B-AF
apres un eeeee
apres une b-ccc
arach* FCBBF
arache EAA--
arbre dc-cc
archi* ccccc
are BC-BG
are being CCCCI
are carying CCBCI
are clearing ---AE
are here BFBBI
are holding -E-A-
are in BBA-F
are making BBBBH
are my cAccc
are on ECGFG
are puting CFCCE
are taking ACAAF
are the eeeee
are throwing DAAAB
are two HBBBA
are waiting JDBBB
are you ddddd
arest AIAA-
arest* BQBBC
arested ? ccccc
arested CRBBD
arested and -D-a-
arested at AEAAA
arested in ccccc
arested my DNDCD
aret adbdd
aret de acddc
aret maladie ddddd
aret mon ABEBB
arete FRGFE
arete a CICCC
arete au cdccc
arete ce CICCC
arete en -D---
arete je BGDCC
arete mon BKBBB
arete pas GAAEB
arete tout BBFBB
arete* BEAb-
areter BEAb-
argen* deeff
argent a bbccb
argent deeff
argent pour ccecc
arier* B-aD-
ariere B-aD-
arive EBBGF
arive* cdeab
arived at AAAFB
arived babCa
arivent cddca
ariver -cccb
arm HBAEB
arm is DA---
arme JCEEB
arme de CADAA
armes FBBAB
arms DEIIH
army ededd
aroun* ICFBC
around ICFBC
artic* eefee
article 0 ccccc
article eefee
artis* dcddc
artisan a dcddc
artisan dcddc
as a fggff
as bb-c-
as i DDGDH
as we CECCF
as wel DDJDD
asasi* ccccc
asez BCIFC
asez de CDICD
asham* EDICC
ashamed EDICC
ashamed to ECFBB
asign* ABEBA
asignation ABEBA
asis GHICE
asis sur GDIDD
asist* cabBA
asistance abaaD
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
asocie est CIDDD
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
at 0 -Bda-
at BDaBA
at a ca-cc
at ches edddd
at dawn c-ccc
at his BBBHB
at home CacAa
at me Cdeed
at midnight GCBCE
at my adece
at night A--G-
at our ICCCA
at schol aAAEA
at the AI-CA
at this bAdbb
at work cddd-
atach* CCCKC
atache BBBGB
atack* JB-BB
atacked F-a--
atacked my EABBB
ataqu* fefee
ataque dcccc
ataquer dcecc
atemp* -E-AA
atempted -E-AA
atend LDCEF
atend a DAABA
atend dans EA--A
atend en BAADA
atend* -CCCC
atendant -Da--
atendent BBCGG
atendent en BBCBG
atends baCaa
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
au colege ACDKC
au comisariat -K--A
au cou EAACA
au depot CLCDD
au desus cbc-c
au fot ccdcc
au foyer FBBDB
au garage BaCa-
au juge ddeed
au pair -C-DC
au pays GDCJD
au poker dcccc
au portugal ccf-c
au poste ANA-B
au revoir DDJCD
au secours FA-aA
au soleil ABBFB
au suicide CCHCC
au travail bcedb
au tribunal feffe
au ventre Abdcb
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
augme* gfggh
augmente eefef
augmente le ddede
augus* cbccc
august cbccc
aujou* D-b-G
aujourd D-b-G
aujourd hui D-b-G
aunt addda
aunt is FABAE
aura -AG-A
aura plus ABIAB
ausi FCGDF
ausi un CCBEF
autan* DEMDD
autant DEMDD
auteu* edeed
auteur edeed
autis* AFABA
autistic AE---
auto -bcAb
autom* ddedd
autor* fegff
autorisation eefee
autorise ? ccccc
autorise caccc
autou* EDGGC
autour EDGGC
autour de ECGEC
autre AaBaD
autre* BEACA
autres BEACA
aux ecgff
aux frontieres BGBBB
aux letres D-a-a
aux poignets -D-AA
avaie* ccccc
avaient ccccc
avais bcdcc
avait hgfgg
avait mis edeeg
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
avc BFABG
avec FCBEF
avec bebe ACAED
avec ce ggigd
avec d CFBAB
avec des ICEEC
avec deux CHDDK
avec l c-ccb
avec la bbaAD
avec le FFEKH
avec les ACAII
avec lui BAcAa
avec ma ICBDG
avec mes ACBAM
avec mon FCbAA
avec notre AA-GA
avec sa D-B--
avec son AaDBa
avec trois BBBAH
avec un G-aBa
avec une JDHGE
avez -AE-A
avion baaEa
avis gfgff
avis gogle ccccc
avoca* bFbaa
avocat . AFABA
avocat ? caccc
avocat aHbaa
avocat peut BEABB
avocat tout BEABA
avoir -a-b-
avons cAddd
avons ete ddddf
awake BBGEC
away ? cbbbB
away AEBDB
away and FCFCD
away in -F---
away my bbcb-
away the AADAA
b -A--E
baby CEDSH
baby and -AaEA
baby i CCCIC
baby in BCBHE
baby is -AAFA
baby was -A-DA
bac AI-AA
bac a CJCCD
back . DADAA
back ? ddddd
back accBa
back and ABBFB
back from -a-EB
back in CAAAD
back on dcccc
back to CCEID
back tomorow feeed
back with DBADB
bad dadCb
bad things a-aD-
badge BCBBK
bag EBAAE
bags a---J
bail ? ddfee
bail au ccecc
bail est -A-AD
bail gfigb
baile* a-aaH
baileur a EEDEN
baileur a-aaH
baileur est AABAE
baileur m -AAAF
baileur ne ddeee
baili* AA-AM
bailif ----K
bailif ? ccdcd
bailif is DDDDO
bailif s AA-AE
bailifs CCCCJ
bain FCEGC
bal eeeee
balan* FAAAB
balance FAAAB
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
banqu* edbee
banque cc-dc
banque ne ccdcc
bar acead
barbe* ddddd
barbecue ddddd
bare EBBEB
barea* BGBBB
bareaux BGBBB
bareaux du BGBBB
baref* EBADB
barefot EBADB
baric* JCBCG
baril* BBBBH
barilet BBBBH
bas KFFFI
bas avec HCBCF
bas de IBBBE
basem* EBAEA
basement EBAEA
bat IBBHC
batai* edeed
batait ddddc
bater* bfgfd
batered -ccdc
baterie adedd
batery dcddc
bath DEKGE
bathr* DBEAB
bathrom DBEAB
baton EBAFB
batre EBEEB
batu a cccdc
batu eeefd
batue DAADA
batue par ---D-
batus ccccc
be AAHAB
be a AAEAA
be alive CCIAC
be beter DDKDD
be dead EELEE
be forgoten ccccc
be gone BBDBE
be hapier CCHCC
be here abDab
be in CDJDD
be on -AaAF
be over ABGBA
be paid CCGCC
be the cbdcb
beat EaaD-
beat me FA-FA
beat my ---D-
beate* GA-GA
beaten GA-GA
beaten by dccac
beaten up D-ACA
beati* JCCCC
beating JCCCC
beating me JCCCC
beats -A-JA
beats me DFEOF
beau IFDNF
beau fils EDAbA
beau frere C-aD-
beau pere GFEPG
bebe CGESH
bebe a AAAFA
bebe dans BCCJB
bebe de c-ce-
bebe est -AACC
bebe il aA-DD
bebe le BBBDE
bebe quand AAAEA
bebe seul BBBGB
becau* EAACD
because EAACD
because he -acac
because my dddbd
because of cb-ac
because the ABAAG
because they ABABF
becom* -bbbb
become a ccccc
become ddddd
bed LCBGM
bedro* FDBGC
bedrom FDBGC
befor* aaacb
before . BBFAB
before aaacb
before he DA---
beged AEBFB
beged me AEBFB
begin* cccac
beginers dcddc
behin* -aaDa
behind -aaDa
being JLEIM
being abused CCCIC
being beaten IBB-A
being caried AABAG
being evicted BDCCO
being forced BCBGE
being held INDDD
being hit FBBFC
being put ABACF
being questioned CKCCC
being thrown DBABA
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
belongings BBABF
below dcddd
belt FIHME
belt marks CCCIC
ben 0 -Caa-
ben HMEFG
ben arested EQEEF
ben born DDKEE
ben detained AFBBB
ben drinking FA--A
ben extended -D-a-
ben in -IBDC
ben locked dBcec
ben mising -a-D-
ben out eeeef
ben put BFBBE
ben there -DA-A
ben told AGABB
bene AAAAF
benef* bcddd
benefits ccdcc
besoi* aDBaB
besoin aDBaB
besoin la a-D-A
best ffcff
best friend cbAcb
beter DGLDD
beter of DDKDD
betes ABFBE
betis* -AH-A
betise -AH-A
betwe* ddedd
betwen ddedd
bf MNHDF
bf got DLDDE
biche FCCCE
bien dedgf
biens ccecc
bient* CCJBC
bientot CCJBC
big FCCFD
bike hihih
bil gfeff
birth dcddd
bit ccddc
bits -EAAA
black DBBFC
blade HBABB
blagu* eeefe
blanc* dcddc
blancs dcddc
bled BBBGB
bledi* FAaB-
bleding C-aA-
blese ? dcccc
blese bdddc
bleue Abddb
bleus IHBHD
blind* AAAAE
blinde AAAAE
block* aaabE
blocked -A--G
blocked my ----D
blocked the BBBBH
bloqu* C-aaE
bloque C-aaF
bloque dans DA--C
bloque la EDCCI
blows GCCFC
board ccdcc
board* BBDHC
boarding AACDA
boarding schol AACDA
body ddedd
boire ABEHB
bois BBICB
bois en a-D-A
boit b-aG-
boit et -A-FA
boite aux D-a-a
boite bcacd
boite de -AFAA
bok eefee
boks --a-C
bolt ABABG
bombe ccccc
bon -AF-A
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
borde* CGACB
border BIBDB
border police ADA-A
born --FaA
born in ddded
bos dcffd
bos shouts dcccc
bos wants ABBAE
bos was BGBBB
both BDDAA
botle IDGCC
bouch* -AD-A
bouge HBACB
bouge* FBABB
bouger FBABB
bough* dcbdc
bought a ccdcc
bought dcbdc
boula* DA--A
boulangerie DA--A
boule D-a--
boulo* caedc
boulot edfed
boure CDAAA
bout aaEa-
bout de ccccc
bout du ccccc
box of -AE--
boxes eeefb
boy CFESD
boy upstairs ABBGB
boyfr* HGAIC
boyfriend HGAIC
boys -BADA
boys and -BADA
brace* D----
bracelet D----
bracelet anti FBAAB
braqu* dddcc
bras KCGDD
bras a bbAdb
bras de ABBFB
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
briga* -F---
brigade -F---
brigade de AEAAA
bring bBbDa
brise CCFBB
broke degbd
broke down ccdcc
broke my -acC-
broke the edeee
broke* Dabbb
broken Dabbb
broth* DGCEA
brother AFCEA
brother got AD--A
brother has A--DA
brother in CHAAA
brother is bCCAa
brother stoped E-C-A
brothers IBBAB
bru ADBDA
bruis* BCBJC
bruises BCCIC
bruit de ccecc
bruit en edddd
bruit jikii
brule GCAHC
brule avec B-aD-
brule* LDBCC
bruler KCBBC
brulu* ACBKC
brulures ABAIB
brulures de AAAEA
bu EBDDB
bu il FAA-A
budge* dcddd
budget dcddd
build* bbc-b
building aabAa
bulet HDIDD
bulet in ACHBC
bulie* AAE-A
bulyi* edeed
bulying edeed
burea* Daaba
bureau Daaba
bureau et FBABB
burgl* ededd
burn FA-AA
burn out ccccc
burne* ccddc
burned ccddc
burno* ccccc
burnout ccccc
burns FDCME
burns me ECBGC
bus cdf-b
but EDECD
but he GAADA
but the AEAAD
buy eegee
buyin* ffgff
buying ffgff
by BB-CB
by a gfggf
by customs AEAAA
by her CaaF-
by his GCCKD
by my FBBBE
by police aA-aC
by the FGCCC
c ABC-A
c est aABaA
c etait ffgfg
c fini CCHBC
ca EGHCD
ca a BFBBB
ca fait ENGID
ca marche ccccc
ca ne FBCBB
ca recomence FCFAC
ca s CCIDD
cable BCBKC
cache FBGDB
cache dans CAAD-
cache* EDKCC
cachet -AD-A
cachete C--DA
cachets CFMCD
cadea* ddeed
caden* ABBAI
cadenas ABBAI
cadenas sur AAAAE
caf ffhff
cafe Dbcba
cage BCCJG
cage d aAACE
cal ? ccdcc
cal EECAA
cal anyone ABHBB
cal from ADAAA
cal me ddddd
cal the EACAB
calcu* eefee
calcul dcddd
caled e-fee
caled me f-ddc
caled to ddedd
calen* edeed
calin* EFBBB
caling EFBBB
cals aCaB-
cambr* eefee
cambriole ccdcc
came CE-AE
came at CCAA-
came back AAADC
came home -A--F
came with a-aaC
camer* eeffe
camera fefff
camio* BDDDJ
camion BDDBJ
camion de CCCCJ
camp CCBCJ
campi* edeee
camping edeee
can a ddeed
can be cccdc
can cbddc
can he fcfff
can hear MFDKE
can i eeeee
can my eegfe
can se DD-CA
can she ddded
can t DFHBG
can the fffff
can they aBaaD
can we cccc-
can you c-ccc
canad* ebfed
canada ebfed
canal CCICC
canap* cbccA
canape cbccA
cance* eeffb
cancel ccccc
canceled ccdd-
canot acddc
cant EHMEG
cant do DDJDC
canti* eeefe
cantine eeefe
capit* edeee
car -abAb
car and -BcAb
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
carte AbcdA
carto* bbbcE
cartons bbbcD
cary dddcc
caryi* EFIEO
carying EFIEO
cas ddedd
case aeede
case la Bbbcb
case le bcd-c
case ma geffe
case tout GBAEB
case une Abceb
caser HBaEC
caser la GCBED
caser les EAAAA
caser* FGBBC
caserne AFAAA
cases ----D
cash BBbaa
cash and aCaa-
casie* deddc
casier ? cecdc
casier deddc
cat ceegc
cat s CCFCE
categ* dcddc
categorie dcddc
caugh* -E-AA
caught -E-AA
cause d ccccc
cause de daedd
cause fcdde
cauti* fdfee
caution . edddd
caution fdfee
cave A-bH-
ce A---A
ce bail fehef
ce bruit eegee
ce contrat eefee
ce credit dcddc
ce dans cdcdc
ce de cdccd
ce legal ccccc
ce matin GFBDH
ce midi BGBBF
ce moment IGCCI
ce permis ccdcc
ce proces BCFBB
ce que ccAcc
ce regulier ADAAC
ce sera EEODE
ce serait BBGBB
ce soir FDFGG
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
celule de -D---
celule il BGBBB
centr* -D---
certi* eeeee
cet --aCD
cet apres ABAAG
cet ete aaaDa
cete BEBaB
cete fois FDKDD
cete nuit HKECG
ceux DEIHE
chacu* ccbcc
chacun ccbcc
chain* DCCCI
chaine CBBAE
chaine et AABAF
chair . HDHDD
chair HDHDD
chais* FBE-G
chaise . BCFCE
chaise FBE-G
chaise dans AAA-D
chamb* DCBCJ
chambre DCBCJ
chambre a BEBBC
chambre avec EBF-A
chang* bbcbE
change bbbbD
change d edfef
change de eeeff
change le BBBBH
change les BCBBG
change ma -A-AD
change sans AAAAD
change the eeeef
changed ? ADAAA
changed aAaaH
changed the -AaaG
changer dcddA
changer de fffff
changer le AAAAE
changer notre cccdc
changing -Aa-F
chans* dcdcc
chanson dcdcc
chant* ADaBa
chantage ddddd
chanter EBBFB
chantier -F---
chapi* dddcd
chapitre dddcd
chapt* ccccc
chapter ccccc
chaqu* GABDB
chaque GABDB
chara* ddded
character ddded
charg* cccdb
charge ? ccccc
charge dbbda
charged ccccd
charger GBBBB
charges feffe
chase -bcbA
chase* DBAAE
chases HEDDH
chasi* JCCCC
chasing JCCCC
chasing me JCCCC
chat decfd
chat est dcadc
chati* BBAFB
chaud* cccdd
chaudiere cccdd
chauf* acfcd
chaufage gfhgg
chaufeur EB-BA
cheat* gfgff
cheated ededd
cheated on ededd
cheating ddedd
check ebfef
check out ccdcd
check* AAED-
chef ddgff
chef m dcccc
chef me feffe
chequ* eeeed
cheque ededd
cher eegfg
cherc* ECA--
cherche EA-aa
cherche dans EAAAA
cherche une edeed
chercher BDa--
chercher mon BHBBB
chercher une DA-AB
ches feeee
cheve* HA-DA
cheveux HA-DA
cheveux devant EBBFC
chez BBaCC
chez ele DCCFG
chez eux -D---
chez la GABa-
chez le aeeee
chez les FOCGC
chez lui a-DD-
chez moi EAaaF
chez nous bE-bD
chez qui dcddc
chez sa AABKC
chez son eddCc
chez un ccdcd
chien -bAca
chien a eeeee
chien et EBEBB
chifr* dcddd
chifres ccdcc
chifres sur ccdcc
child be cccdc
child broke edefd
child cbcEb
child in a--D-
child is DFEOF
child suport ddddd
child* ba-EB
children . ffhff
children and ABAHB
children ba-DB
children s AAAAF
children to ddefd
chino* AEABA
chinois AEABA
chloe AA-GB
choc ddddd
chois* CAE-A
choisi BCICC
choisi l BBFBB
choisi la BBFBB
choisir Abcbb
choke* GA-AA
choked GA-AA
choked me HBBBB
choma* ffgfe
chomage ffgfe
chose ? ddeed
chose Bbaba
chose* -A-GA
choses -A-GA
chris* eddee
christmas . AADAA
christmas eddee
chuch* EAA-A
chuchotant EAA-A
chuck* -BAAH
chucking -BAAH
cigar* JFCID
cigarete GCCJC
cigarete burns BBBHC
cigaretes FEA-B
cinq aCbAD
cinq ans fefef
cinq minutes BD-AA
cite EFBBA
cite u EFBBA
citiz* eeeed
citizenship eeedd
civil efgff
civil partnership ccccc
claim ddddd
claqu* acdAc
claque dcdAc
claque la dccab
clas ccdab
clase cccBb
claus* eeiee
clause eeiee
cle IHDDO
cle ne BCBCH
clear* A-AAG
clearing BABBI
clearing our BABBG
cles CAaaF
cles de -AA-D
clien* cccdd
client ccbdd
client vient CBDAA
clients ccccb
climb* ICBCC
close ccbcc
closed ddedd
cloth* -FABF
clothes -FABF
clotu* ddddd
cloture ddddd
club de -A-D-
club ede-d
co fegff
co owners ccdcc
co ownership cbdcb
coach AAAFB
coach touched AAAFB
code CAaaD
code de CDAAA
coeur -EEAB
cofe ccdcc
cogne HBBBB
coife* abdcb
coinc* E----
coince E----
coince dans FAAAA
coker AAAEE
cold FBFBG
colea* dAAec
coleague dAAec
coleague was AEAAA
colec* eeead
colect ddebd
coleg* BCEEA
colege EGDLD
colegue A-Eca
colegue a BEHBC
colis iiiii
colis* dcdcc
colision dcdcc
coloc BCDAA
coloc* -cfdb
colocataire E---B
colocataire est D----
colocation eehef
coman* dccdd
comande sur ccdcc
comandement ccccc
comandement de bbcbc
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
comence eeedd
coment ca ddddd
coment demander ccdcd
coment devenir dcddd
coment divorcer ccecc
coment eeeee
coment en ccccc
coment etre cdccc
coment la edecd
coment me DAAAA
coment prouver ccccc
coment resilier ddfdd
comer* adeee
comerce D-aaa
comercial ddddd
comes abbEb
comes back a-aC-
comes into BBAGB
comin* C-bbB
coming C-bbB
coming in CEBCH
comis* -K--B
comisaire aaaaC
comisaire de ---AF
comisariat BPAAB
comisariat a -CA-A
comisariat de AFAaA
comisariat depuis AEAAA
comisariat est cddcc
comisariat ils AFAAA
comisariat in ACA-A
compa* b-ebc
compagne CEa-A
compagne est EFCBC
compagnon GHBGC
compagnon a DDBAB
compagnon dans BEA--
compagnon me E---A
company gfhgg
compe* eeeee
compensation ? ccccc
compensation ddddd
compl* Cabba
completement GCBBB
compo* deedd
compr* DEJBD
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
comptes edeed
compu* ddddd
conai* EGADC
conci* dcddb
concierge -A--D
conciliateur ccccc
conciliation dcdcc
conco* cccc-
concours cccc-
concours de bcbbA
concurent ccccc
conda* eeeee
condamne eeeee
condi* ddedd
conditions ddedd
condu* dbecd
conducteur ccccc
conduire ddedd
conduit AE-CA
confi* C-FCA
confidentiality ? AAEAA
confidentiality AAEAA
confie AAFEB
confie qu CCIBC
confl* ccddc
conge edeee
conge pour ccccc
conge* ffhff
conges ddfdd
conjo* E--ba
conjoint FAAa-
conju* cdedd
conjugal abccc
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
contester ededd
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
controleur dddcc
conve* eeeee
convention ? ccccc
convention cbacc
conventionele ccccc
convi* feffe
convicted edddd
convo* eafee
convocation deeed
convoque cBddc
cop BGBBB
copai* DFbD-
copain EFaEA
copain de a-AHA
copain il aDaa-
copain me EAA-A
copain s BIBBC
copin* HJGHG
copine HJGHG
copine est AGAAB
copro* ddddd
copropriete ddcdd
cops FLFDJ
corde ABMCC
corde dans BBFBB
corec* fegff
corect eeeee
corid* a---C
coridor a---C
corig* -A-EA
corige AAAFA
coset* ccddc
cosete ccddc
cost eefee
costs ededd
cote Aa-Ca
cote asez AAEAA
cotes DBBEB
cou . AAADA
cou OEHGE
cou de ICCBC
couch* DAaD-
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
country bbc-b
coup C--ba
coup de FAaa-
coupe a---B
coupe l -AA-G
coupe les a-Ea-
coupe* b-CAB
couper b-CAB
coupl* dcdcb
couple ccdca
coups NEDME
coups de ECAIC
coups et EBBCB
cour E---E
couri* ffhff
courier ? ccdcc
courier ffhff
cours -E--F
cours* ABBBI
courses BCCCJ
court ? ccccc
court cdeed
court jusqu -AAAD
court to C----
court* aabaC
cousi* FKCHD
cousin EKBHC
cousin is --AFA
cousin was cAbdc
cousine -DAEA
cousine de CBCHC
cousins EAA-C
coute cdedd
coute un ddede
coute* D-AAa
couteau D-AAa
couteau sous dcddd
couve* A--FA
couvert a-aF-
couvert de ABBGB
couvr* -bcbb
couvre t ccdcc
cover eefee
cover* ccd-c
covered cbcAc
covered in BBBFB
cp ABAEB
cpam ddddd
crack BDCKD
crack* ccccd
cracks ccccd
cracks in ccccd
craqu* EBEAA
craque EBEAA
crash -cddc
crashed ededd
crazy EA---
credi* eefff
credit cdedd
credits dccdc
crema* ccecc
creve HCFBC
creve* GEKDE
crever GEKDE
cri LDBDD
crie CA-C-
crie desus edeed
crier HGCCC
crime adedd
crise D-ABA
crois BCEIC
crois que ABEFB
crowb* GBBAB
crowbar GBBAB
cryin* ECAGD
crying ECAGD
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
custo* cFcbb
custody bGbbb
custody can ddcdd
custody for DIDDD
custody now CICCC
custody of fgggf
customer ccccc
customs at AEAAA
customs bEbbb
cut B-DAD
cut down ededd
cut her DDLCD
cut my EBDAE
cut myself AAE-A
cut of eeeee
cut the BBABI
cutin* CDICC
cuting CDICC
d a CBBIB
d aaaaa
d acord ddeed
d acueil ccccc
d adieu CEOEE
d aide ccdcc
d aler --F-A
d anes bbcbb
d apeler AEBBB
d aret ccdcc
d argent dcbcc
d asurance cddcd
d atente cadcc
d autre DDHDG
d autres CFBAB
d avocat bBcbb
d avoir AAEAA
d be IFLEE
d do BBFBB
d ecole edefe
d emener CICCC
d en CAFBA
d enfant cbbBa
d enfants ddddd
d entre B---C
d entrer ---AC
d escalier aAACE
d etre BLEBH
d expulsion edfdc
d habitude CACBA
d heures cdccc
d ici EBADB
d like a-Da-
d ou ddedd
d ouvrir dcec-
d rather BBHBB
d un ececd
d une eddde
dad CGBMD
dad has -DFAF
dad hits BCCJC
dad in ccdcc
dad is JCCBC
dad s cBcCa
dad says -AaF-
dady JFEMF
dady is IDCGD
damag* eeeee
damage ddddd
dame Daa--
dance -A-EA
dance teacher -A-EA
dange* KCAIC
danger MDBKD
danger at HCCEC
danger chez IDDGD
danger de FBAAB
dans CA-BB
dans des DDDGJ
dans l Dab-C
dans la KCFGF
dans le CAaDA
dans les BBAAa
dans ma aad-b
dans mes BCEBE
dans mon cccbc
dans sa -c-bb
dans ses -D-a-
dans un bdebb
dans une BEAGD
dare -AD--
dark ECBJD
daron AFBEB
data edeee
date ccBcb
date de eefee
daugh* ACAIB
daughter 0 BABGB
daughter ACAIB
daughter has CCCID
daughter is cBcA-
daughter rang EAACB
daughter s BCA-B
dawn bCa-a
day . ddeed
day cadce
days addae
de -aaaa
de 0 BDBGB
de 2000 ccccc
de bain EAAAA
de biche FCCCE
de bleus HCBFC
de boire --DBA
de bon CCHCC
de cable ABAEB
de cachets BCICC
de ce ADGID
de ceinture GDDJD
de ces eegee
de cete edfdd
de chambre AEBAE
de chase C-a--
de chez FCBHG
de cigarete AAAEA
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
de fonction AAAAE
de force GCDKK
de foudre ccccc
de garde ggggg
de gaz a--C-
de gogle ddfdd
de jeter a-aaD
de justice aabaC
de l -baB-
de la A--a-
de licenciement cbccb
de lui DJECC
de m GBBba
de manger CCHFC
de me IEFEE
de medicaments --D--
de mes aCDD-
de metre BAFBB
de moi gffdf
de mon AAAAA
de mort JBaAB
de mourir a-D--
de ne cadDB
de nom ddcdc
de nos ddddd
de nouriture EBBEB
de nous FCCCG
de nuit cdfdc
de partir AbBab
de payer ddecd
de perdre ccbcc
de pied HBBAB
de plus ADC--
de points ccccb
de police -E-a-
de prendre CDGFL
de prison -bcbb
de prolonger -C---
de quiter CDCFJ
de recevoir ccccc
de rentrer KFGHH
de rester AAE-A
de retard ----D
de retourner CCHGD
de rien BCGBB
de rire dcdcc
de s CAE-A
de sa dcddd
de sauter FEOEE
de se IEQDI
de ses b-Acb
de signer ddddd
de six DBBHC
de someil BCBBH
de somniferes BCGBC
de son DBABG
de sortie fefff
de sortir ICBFE
de stationement dcdcc
de suicide dcedd
de suite FFECI
de temps bAbbb
de tete DAA-A
de tirer EA-AA
de tout cbbb-
de toute CCHCC
de traces ABAEB
de travail ddedd
de travailer ffiff
de vacances a-aaD
de vider AAAAE
de vie -cddc
de violences ccccc
de vitese ddddd
de vivre HIUHH
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
debts ? ddedd
debts bbBbb
deced* dcbdc
decede dcbdc
deces --C--
decid* a-Ga-
decide BCICC
decided DDKDD
decides eefee
decla* ffgff
declaration ddedd
declarer ? ccdcc
declarer eefee
decou* dccac
decouvert cbc-b
decro* aBD-A
decroche aBD-A
dedan* AEAAI
dedans AEAAI
defec* eeeee
defectueux edeed
defen* abccc
defense ccccc
defin* AADAA
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
dehor* CCBGN
dehors CCBGN
dehors a ccccb
dehors cete BCBCI
dehors en BCBHA
dehors j cabDd
dehors je edfee
deja EDIEK
dejeu* -D---
dejeuner -D---
delai de ccccc
delai eefed
delai pour cddcd
delet* ffgff
delete ccdcc
delete my ccdcc
deleted ededd
deleted the ccccc
delit ccdcc
deliv* -cedc
delog* BBBBH
deloge BBBBH
demai* CHCCA
demain . c-b-b
demain CHCCA
demain en -D--A
demain et G-A-B
demain je BBEBC
demain matin AHEDB
deman* b-aaa
demande 0 dddde
demande ACCCC
demande de aA-DF
demande le FBBBB
demande pardon BBHAB
demande si BFFCC
demande un BFBBB
demander fefff
demander un ccddd
demander une ccccc
demar* eegee
demarches edfdd
demen* gfggc
demenage feeee
demenagement aa--D
demenagement est AAAAD
demenageurs dcddb
demenageurs ont ccccd
demi EFCFE
demi heure EBBBE
demis* igihg
demision dcedc
demisioner geffe
demo AEAAA
demon* DCBBI
demonte BCBBG
demontent ABBBF
dents cdeee
depar* fefff
depart ddedd
depen* eefee
depense eefee
depense tout eefee
depla* bDbaa
deplace fefee
depos* ffgdf
deposer aaaDa
deposit gfggg
deposits ccccc
deposits in ccccc
depot aFaa-
depre* c-Ea-
depresif aAEAA
depresion ccdcc
depui 0 AGBAA
depui CLFEE
depui* BEACB
depuis 0 dddc-
depuis BEACB
depuis ce GKDJG
depuis cete BGBBB
depuis deux bbdBb
depuis dix aCA--
depuis hier BKDID
depuis janvier ddedd
depuis l CHFCG
depuis le DGEAE
depuis mardi BDAFA
depuis midi BHCAB
depuis mon D-B-A
depuis quand ccccc
depuis trois AabCB
derie* GGCFC
deriere GGCFC
deriere la DBBEA
deriere les BGBBB
deriere moi EA-AA
derni* bcAcc
dernier deadd
derniere BaCba
des B-aCB
des bleus FBBFB
des brulures ABAIB
des choses ABAHB
des coups MDDID
des detes eefee
des dones ccdcc
des eaux ddddd
des enfants bbbcB
des femes A--AD
des gens AAABD
des homes CDDGK
des ides BBHBB
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
descendre DCDDI
deses* -ADAA
desespere -ADAA
desk EBABE
desou* ECCHC
desous ECCHC
desus -cdbd
desus a cccdc
desus et dcddd
detai* -GA-A
detained BIBAB
detained at ADA-A
dete de dcccc
dete edded
deten* c-ccc
detention c-ccb
detes ? ddfdd
detes fecee
detes* -AD-A
deteste -AD-A
detru* ABEBF
deux ans eeffe
deux b-b-A
deux cotes DBBEB
deux enfants bbcdB
deux jours -CaE-
deux mois eeeee
deux policiers BFBBD
deux semaines cddcc
devai* -EAEA
devait -EAEA
devait ramener ---EA
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
deven* acdcc
devenir eeeed
devie* Dacaa
devienent ddedd
devient HBBBB
devis edeed
devoi* edeed
devrai ccecd
devrais BBFBB
di AEBAE
diabe* BHBBB
did fefee
didn eaacd
didn t eaacd
die ? ccdcc
die CDOCD
die in dcccc
die than CCHCC
died hgghg
died is ccccc
difam* edede
difamation ddddd
difer* eeede
diference betwen ccccc
diference effee
diference entre eeeee
diman* ac-ab
dimanche . CAC-A
dimanche abA-b
diner Bbd-b
diner was FBBBB
diplo* ccccc
dire ? dcccc
dire CIDGD
dire a ABDCB
dire au AAEAA
dire moi AAAED
dire ou CCCIC
dire pourquoi AHA-B
dire que AFBEB
direc* cAcaA
direct CHCCF
directeur -A--D
direction dcddd
directives anticipes ccdcc
directives ddedd
dis CFHGD
disabled ----D
disag* ccccc
disan* BBFED
disant BBFED
disant qu CAECA
disant que -ACDD
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
dismisal interview cddcc
dispa* AAGGA
disparaitre ABHAB
disparaitre des ccdcc
disparu aa-F-
dispo* aFaaa
disponible bCbaa
dispu* Acdcb
dispute Bbcba
dispute with bcdcd
dit GFGGE
dit au ABHBB
dit ce FA-AA
dit de CACCF
dit qu HFIFD
dit que IHEJG
dit tout aA-EA
dit tu F-a-A
dites BBIAB
dites a -AE--
divor* defee
divorce . eefee
divorce ? bdedd
divorce deede
divorce he EBBFC
divorce is ccdcc
divorcer ? ddecc
divorcer degfe
dix ans dccad
dix minutes ECFCH
do . DADAA
do ? fefee
do baccb
do i ccedd
do it DFGEC
do something BCGCB
do the bAbbc
do this CBFBG
do we CFAAC
do you fffff
docto* dcdcc
doctor dcdcc
docum* ghhge
document ddeca
documents eeedd
does a ddedd
does eddcd
does he edded
does it --FAA
does my AADAA
does not gfggg
does nothing ddddd
does the dddde
doesn -acca
doesn t -acca
doesn* BBAEE
doesnt BBAEE
doigt* A--D-
doigts A--D-
doing caCbc
dois effec
dois je gghgg
dois partir ABBBH
dois rendre ccccb
doit de ccccc
doit eedcd
doit il feefe
dolip* BBEBB
doliprane BBEBB
don DEEBD
don t EFFCE
donat* ddded
done B-BBA
done des ICBAB
done pas A-aC-
doner abecd
doner des GBAAB
dones ecfee
donez CDICD
donez moi CDICD
dont GFJHG
dont pay EAa--
dont wana BCHBB
dont want AADCA
dor ICBFK
dor and HCCEF
dor doesn dcdcc
dor down GCCCH
dor fited AAAAD
dor is -EBGD
dor of ABAAH
dor since -AAFA
dor with acbbB
dorma* CDGDH
dorme* ECCIF
dorment ECCIF
dormi* GEFEG
dormir GCFDH
dormir et AAEAA
dors BAaBH
dors dans ECBBI
dors ou BBBBG
dors plus ccecc
dort CEBC-
dort dans DAACA
dort sur BBBHB
dos FAaCA
dose GGPGG
dosie* fffff
dosier . ddddd
dosier ? ccccc
dosier de ccdcc
dosier fffff
douan* aEbba
douane daddd
doubl* feffg
double edeef
douch* DA-EA
douche . CAACB
douche DA-EA
down FABAE
down and EBBBD
down my gefee
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
drink GGFGD
drink* EBCHB
drinking GCEFC
drinks babDa
drive CBEAA
drive* Abedd
driver Baccc
drivi* DCEDB
driving DCEDB
driving licence ddddc
driving me eeeee
driving to DDHGD
droit ? cccaa
droit a eCddd
droit au ddedd
droit d dddbe
droit daedd
droit de CAcbb
droit* B-cbb
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
drunk and CCBGB
ds LEDGE
ds la FBBAC
ds le IDCCC
du 0 AEEDC
du bail edeef
du balcon CDKCD
du bruit hghgg
du colege -CADA
du comisariat CKCCC
du desous ECCHC
du desus Cab-a
du foyer BCBFH
du harcelement ccadc
du juge DCb-a
du jugement BBBBF
du mal DBCGB
du nord GFBCC
du piano dcddc
du proprio BCBBH
du quai BCHCC
du rouleau ccccc
du shit AGBBB
du toit ccccc
du travail cbcb-
du tribunal DAC-A
du troisieme FDHGD
du voisin gfggf
due dddca
dumpe* -AAAE
dumped -AAAE
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
eau CBCEF
eau et -AAAE
eaux ddddd
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
ecrit mes BCGCC
ecrit qu baDAa
ecrit* BBFBB
ecrite BBFBB
educa* aBaF-
educateur -C-HA
efacer --D-A
eight and BBADE
eight cbcAA
eight years edede
eight* BDA-E
ele ? edeed
ele CBBCA
ele a HCIDD
ele alaite BGA-B
ele dit A--E-
ele en efbge
ele est DEDDB
ele le eefde
ele m LCBCB
ele me FAADA
ele n BEHAD
ele ne DGGHF
ele refuse BCBHB
ele responsable ccccc
ele se BCDHC
ele veut caEB-
ele vient Acbab
elect* cbcbD
electricite a---F
electricite pour a---D
eles cbdcA
eleve b--H-
eleve de -A-FA
eleve l a--D-
eleve m -BDHB
eleve* BDaF-
eleven ECBIB
elever ccdcc
eleves -D-a-
else BBEBF
email dcdcc
email* ffggf
emails ffggf
embar* DQEDD
embarque CKCBB
embarque mon CJCCC
embarquent BGBBA
embarquent mon BGBBA
embarquer BHBBC
embra* CCGGC
embrase BBDFC
emenage ddddd
emene BKBDA
emene par CICCB
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
employe BHGCC
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
en AB--A
en a ecagd
en ai a-D--
en algerie A-AGA
en aret eeeee
en atendant -Da--
en aura --D-A
en bas LCCDI
en belgique ccddc
en cachete C--DA
en ce IGCCI
en celule ESEEF
en chuchotant EAA-A
en colocation eehef
en cours DICDH
en crise D-ABA
en danger HBAGB
en disant BAFCD
en droit ddddd
en espagne ccdcc
en face Dabba
en fiche BBFBB
en finir BCLBC
en foyer -AAEA
en france ddddd
en garde ALBAB
en gav ETEFF
en indivision dddcd
en l -CEA-
en lair BBFBB
en larmes FBCAI
en mars decdd
en me a-D--
en otage ededd
en pane gghhg
en peux aaCaa
en pleine DJCHD
en pleurant A-AFB
en pleurs E-A--
en prison edbdc
en pyjama -BBHE
en retard ggggg
en retenue BICBC
en retraite ddddc
en train KFDEP
en vacances ddddd
en vais ABEBB
en voiture GCCCC
encei* GEACH
enceinte GD-CF
enceinte de DBBDB
enceinte et dbdac
encer* LEEDH
encercle KDDDD
encor CAADA
encor* Abdac
encore Abdac
encore me C---a
end -aEba
end it FGPFF
end of cegfe
ended edddd
endin* AAFAA
ending AAFAA
ending his --D-A
endor* ABEAA
endormir ABEAA
ends eecef
energ* ddedd
energy ccdcc
enfan* a--FA
enfance edeed
enfant a AAAEA
enfant aA-I-
enfant en dccdc
enfant est BCCJD
enfant peut cccdc
enfants -AADB
enfants . eefee
enfants ? edeee
enfants a dccac
enfants ce CCBHB
enfants de dcdac
enfants dimanche AAAEB
enfants du BBBFC
enfants en ccddc
enfants et GDDIG
enfants le ddddd
enfants ne AB-GA
enfants pour fegfe
enfants sont AACDA
enfants toucheront CCGCC
enfer* HGGJF
enferme GEGHF
enferme a EGBFC
enferme au ADFAB
enferme dans DAFGA
enferme dehors dbcdC
enferme ses BCCJC
enfermer -E-A-
enfermes D----
enfon* AAABG
enfui* DAADA
engag* -bccb
engin* -BE--
engine a-E--
engine runing BCICC
english to ACAAA
enlev* a--ED
enleve -A-HG
enleve la BBBBF
enleve mes --ADE
enleve notre CDCIC
enoug* A-DD-
enough ? -AC--
enough A-DD-
enough of -AEAA
enten* OJCHE
entend IBBEB
entend plus -AAEA
entendre -E-a-
entends OFEJF
entends des FCBEC
entends ma HCBAC
entendu aH-AA
enter cdccd
enter my cdccd
enter* CDIDD
enterement CDIDD
entre B-baA
entre et ABBAE
entre les ADAAB
entre* feeec
entrepreneur ccdcc
entreprise fecff
entrer bbbAD
entrer chez cccbA
entretien ddbdc
envel* AAFAA
envelopes CCHCC
enver* DAAAA
envi DEMDE
envi de DEMDE
envie -BJAA
envie d CDIDD
envie de aAG--
envoi* -ADDC
envoie -ADDC
envoie des -ADEA
envoy* BaDAA
envoye BaBAa
envoye un CaBb-
envoye une ddedd
envoyer AaCA-
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
equip* C-Aa-
equipe C-Aa-
erase AACAA
ereur eebed
esaye HDHGC
esaye d HDCGC
esaye de BADB-
escal* HEFEK
escalier FEDEJ
escap* Acdbb
escape ddddd
espag* ddedd
espagne ddedd
est 0 AFBDH
est ACAAB
est a dacdb
est arete CHBCC
est asis EFBAB
est au AJab-
est batu eeefd
est batue BBBFB
est bloque fefef
est case eeefe
est ce eddee
est chez DPFFK
est cinq ABBAG
est coupe AAEFA
est dans EBaaE
est de ddedd
est decede ddded
est dehors BBCBH
est deriere CFBAB
est devant CA-aE
est ecrite BBFBB
est ele gghhg
est en HNDFH
est enceinte CAACD
est encore EEBDB
est enferme -DIBA
est entre HKEDJ
est eteint ACEAB
est fait COCFD
est ferme bBbbd
est fini baAbC
est il fcefe
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
est mort gfgff
est morte dcddc
est ouvert --D-A
est parti CDEDA
est partie a-BG-
est pas -FCFA
est plus ddeed
est policier ddddd
est pour BDJCF
est pret BCGCC
est quoi gghgg
est regle AAEAA
est rentre bfghe
est responsable cccdc
est reste ---CB
est retenu AHABA
est retenue BHBEB
est revenu GBBBB
est seul AAADA
est sorti -dcbb
est suicide ddedd
est sur HDHCH
est tombe dcdAc
est toujours BH--A
est tout C-bC-
est trop fefeg
est un -decc
est une cAcce
est venu bdddd
est vide BBBHB
est violent KDCFD
estat* fegff
estate fegff
et ECBDC
et a EBAEE
et apres -C-D-
et c DFHDD
et d ddfdd
et de dadb-
et des EBAGE
et deux AAAAG
et dit FCIEC
et ele GELJF
et fait eeefe
et garde -AAAE
et il NFFJE
et ils GICGE
et j DDE-A
et je BA--D
et l FAAED
et la BAbbB
et le ACAGH
et lui GDBFB
et m HBBCE
et ma FFDFH
et maintenant Daaaa
et maman ---C-
et me I-abD
et menace GDFHC
et moi Acacc
et mon A-aGC
et ne fbcce
et nous abdc-
et on cacAa
et papa ABAFB
et pas BBGBB
et persone BDAAA
et qu CDC--
et que ADCBB
et refuse GCFBC
et si babCa
et son BEDDB
et un AC-BE
et y -A-BE
etage CDGHI
etage* CCHCC
etais au CCCCG
etais dcddA
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
ete cambriole ccdcc
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
etran* Bbedc
etranger d-ddd
etrangle G-aa-
etrangler Ccecc
etre AEHDC
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
etudiant senegalais CABA-
etudiante -C--E
etudiante en ccdcc
eu dccca
eu le EBABH
eu un fefee
euro ddedd
europ* c-ccc
euros . deddd
euros de AADAD
euros fgggf
eux BHBBB
evacu* --A-H
evacue BABAF
evacuer ----C
even EDJDF
eveni* B-ACC
evening B-ACC
ever edadc
every CaCAa
every day F-B-A
every evening -A-DA
every night ECHFC
every time bccec
every* DCJBG
everyone BBJBB
everything CBHAH
everything and eddde
everything i CDFDG
everything in -AB-D
everything is BBBBI
everything to cbacc
evict b-DaD
evict him ABFBB
evict me db-c-
evict us CCBCH
evict* -A-AM
evicted -A-AL
evicted this -BBBH
evicted today DEDEN
evicting CCCCJ
eviction aaaaG
eviction is CCBCK
eviction order BBBBG
ex CabEa
ex a FFCND
ex and ccccc
ex devait ---EA
ex girlfriend eefed
ex has GDDKD
ex is GB-FC
ex laise BBBGB
ex m C-Bb-
ex mari ddddd
ex me FBAAB
ex menace -AE-A
ex n EBBDB
ex ne eeege
ex refuse ---C-
ex veut bbcCb
ex vient CabAa
ex wants ddded
ex was --ADA
ex wife ccdac
exam ebedd
exame* eeeee
examen eeeee
excel ddedd
exces ddddd
exces de ddddd
excis* CCCJC
exclu* ggghf
exclut ccccc
excus* D----
excuse DAAAA
execu* aaa-C
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
explo* ddedc
expos* eeeee
expose eeeee
expose sur edeed
expre* AAEAA
expul* ABBBM
expulse CDGDP
expulse aujourd CDCDJ
expulse la CDCDJ
expulse un ccdcd
expulsent BEGBB
expulser babaF
expulses BBBBH
expulsion ? ccdcd
expulsion a BBBBH
expulsion aaaaI
expulsion d ccccd
expulsion de edeeg
expulsion si edfef
expulsions cbccc
exten* bDbbb
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
factu* gehgg
facture fdgff
factures ccdcc
fai KOFKI
faire ? fffgf
faire CBBBD
faire des a--Da
faire partir -BAAG
faire payer ccccc
faire pour AEBBB
faire sortir ACBBG
faire un a-Caa
faire une CDKCD
fais --abB
fais quoi CFABH
fais un eeeed
faisa* BBBEF
fait . BDDAB
fait 0 AGBDE
fait BFCFD
fait areter -D---
fait changer BBBBF
fait chanter EBBFB
fait de eeeed
fait des dcd-c
fait deux CFCHC
fait du cbbBb
fait embarquer BHBBC
fait evacuer ----C
fait fraper ABBGB
fait koi BICBC
fait mal GCFEC
fait nuit AAAAF
fait rien cccdd
fait sortir BBCCH
fait tabaser aa-D-
fait trois BDEBB
fait un ffgff
fait une cbBcb
faits ccddc
fake feffe
fal -AEAA
fal aslep BCGBB
false ccddc
famil* -ACaB
famile -BCa-
famile ? AADAA
famile d ccccc
famile est AFBBE
familiale dcdcd
family BAE-D
famou* ccccc
famous ccccc
far cbccb
farme* -AD-A
farmer AAEAB
fathe* aC-G-
father aC-G-
father has eeefe
father he --ADA
father is cadec
father s aa-C-
fatig* -AGAA
fatigue -AGAA
fatigue de --D--
fault* dcddc
faulty dcddc
fause gfggf
faut bc-cc
faut il ddcdd
faute a-Cb-
faux ccccc
favou* ddedd
fear JEFEE
fed cacAc
fed him BCBEB
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
fer AA-E-
ferai* EBEBB
ferme a bBbbd
ferme aB--C
ferme en ACAAA
ferme mon ccdcc
fermer dcddc
fes feffe
fete eaeed
feu Gaaaa
few EBEBB
fiche ddadd
fichi* ddfdd
fichier ccccb
ficp ddddd
fifte* ccdbc
fiften ccdbc
figur* acdcc
fil dadcc
file . deedd
file a a-bEa
file aBaF-
file again edgdd
file au BBCJC
file de ACDHA
file est BHAFD
file etudiante CFCBG
file s a-Da-
file veut eeege
file you ABDBC
filet* BBBHC
filete BBBHC
film jhigh
filme BDCJF
films -A-GA
films me a-aD-
fils 0 CICBC
fils ? ccccc
fils CHBGB
fils a e-bbd
fils dans AA-EE
fils de CCCC-
fils est EKCKD
fils majeur DB-a-
fils mineur DICCD
fils n BCBIB
fils ne eeege
fils pase cdddc
fils que ELDDE
fils s efabd
fils se a-aE-
fils veut --Da-
fils vient ADBFD
fin dd-de
fin de ddedd
fin du ddedf
fin pour CCGCC
final ddddd
find aCDa-
find him CBHBC
finds ICABB
fine ihjig
fined -bccc
fined ? ddddd
fini bBDbB
finir DDOCD
finir avec eefee
finis* FBCAC
finish JDFCC
finish me JCCCC
finished cbdc-
finit dcccc
fire ddddd
fired -dedc
first cccdc
fisca* ddddd
fist LEDDE
fited BBBCI
fited a BCBCH
five BD-EC
five minutes EDAA-
five years ddedd
flat . CCGCE
flat ? ccccc
flat CabaE
flat and GBADA
flat by -AAAE
flat the BBBDE
flat to dcdcd
flatm* DFD-A
flatmate FGFAB
flatmate is DBAAA
fleur* gfiff
flics CICCH
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
folow* MCCCC
folowing MCDDD
folowing me MCDDD
fonci* eeeee
fonciere eeeee
fonction ----C
font ccedC
font sortir BBBBG
for 0 BFBAD
for a gghgg
for an cbbdc
for bbccc
for beginers dcddc
for christmas ddfdd
for everything BBFBB
for god DEMDE
for help DA--A
for him caaE-
for me LFOFF
for my --dca
for naked BCBGC
for our ddddd
for shoplifting AEAAA
for speding cdccc
for the ebde-
for thre Bbcbc
for two edebe
for when FAAAB
for years EBAAC
force HDFJJ
force a DCAHB
force en --AAD
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
forcing me EAAE-
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
fort C-aA-
fortn* dddec
fortnite dddec
forum BDKCD
foste* CDBHC
foster CDBHC
fot bacCa
fotba* aa-D-
fotbal ABBFB
fotbal club BBBGB
fou ICCBC
fou il GBBBB
foudr* dcdcc
foudre dcdcc
fouil* ccccc
fouiler ccccc
found GBCCC
found out CaaAa
four dadbB
four kids CCBCI
fourg* AJBBB
fourgon AJBBB
fout CCCCI
fout dehors CCCCI
foutr* CDKCC
foutre CDKCC
foutre en CDKCC
foutu AAAAD
foutu mes AAAAD
foyer FDCJJ
frais de ddede
frais edbde
franc* bcdcc
francais C-bba
france ? cccdc
france cdddd
frapa* fefee
frapait fefee
frape KDBND
frape ce EAA-A
frape la D----
frape mon BCCJC
frape par Acbdb
frape un edeed
frape* QFELF
fraper QEDHE
fraper par GCBHD
fre ? cdcdd
fre fcdff
fre to -C--a
frenc* b-ccb
french b-ccb
french i BDBBE
french police BHCBC
frere DICFB
frere a cee-d
frere de ADACA
frere ele D-ADB
frere est aHCAA
frere il CHCGD
frere m HHCCD
frere me -A-GA
frere parle BAFBB
frere s gfhff
frere schizophrene HABAB
frere* HA---
freres HA---
frida* AA-G-
friday AA-G-
fridg* cccca
fridge cccca
frien* -DC--
friend AEEA-
friend at ADAFA
friend is -FA--
friend just -AFAB
friend s cadcc
friends ccdd-
frigo aaaAE
froid ECGEH
from a BBaba
from a--A-
from her AAAEA
from his ABBGB
from my CACaB
from schol AAAGA
from the -BCEC
front HGFHI
front dor IDDDI
front of DGEHE
front* BHBEB
frontiere BFBEB
frontieres BGBBB
fugue --aGA
fugue hier BCBHC
fuite edddd
ful bbccA
funer* BBGBB
funeral BBGBB
furni* dcddB
furniture dcddC
furniture out BBBBH
fusil IENCE
fusil et B-D-A
futur* --D--
future --D--
g 0 DDEIC
g IFIIG
g envi CDJCD
g le EAA-A
gagne au ccccc
gagne cdddd
game hghdg
gamin DEERE
gamin de CCCJC
gamin* bacDb
gamine a-aF-
gamine de ABBFB
garag* acB-a
garage -bDA-
garage . dcddc
garage with baEaa
garagiste cccdc
garan* ffgff
garantie ffgff
garco* DBAJB
garcon DBAJB
garcon a CCCIC
garde a AK--A
garde aGaaa
garde de effbd
garde je CCHCC
garde le dcdcd
garde ma cdccc
garde mes AAADD
garde mon BIBBD
garde* aDcab
garden -ddcd
gardent CMCDD
garder ? BEBBB
garder bBaAa
gardes ddddd
gardes de dcddc
gardi* DA-AE
gardiene FCBCF
gare EEAFE
gare du GFBCC
gars ECCCI
gas a-BDa
gate LBAAD
gate with ICCCC
gatea* ccccc
gav FVFFG
gav de DJCCD
gav la CICCC
gave a dddcc
gave ebedb
gave me dadcd
gave the ccccd
gay CAAEA
gaz ABGFA
genda* BMBBH
gendarme deeed
gendarmerie DNDCH
gendarmerie de AEAAA
gendarmes AKAAH
gendarmes are DHDDI
gendarmes came AGAAA
gendarmes m deddd
gener* ddedd
general ccdcc
genou* FBADB
genoux FBADB
gentl* BAA-E
gentleman BAA-E
geran* BDBAG
gerant BDBAG
gerant du AAAAF
gerer ddeed
gerer ses ddeed
germa* ededd
gesta* cdddc
gestapo cdddc
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
getin* cccdd
geting cccdd
gets Cbbab
gets the AADAA
gf HDCCF
gifla* cccdc
giflait cccdc
gifle CBaa-
gifle* CAADA
gifles AAADA
gift ddddd
girl CDDOD
girl is BBBHB
girlf* FIFAB
girlfriend FIFAB
girlfriend is JLIFF
girls EA-Da
gite caecc
give feece
give me dcadd
give my eefee
give the BCBGC
given ABFEB
given away ABGBB
gives e-eea
gives me dbccA
glas FBAAB
go CDFCB
go back ABEGD
go for CADAA
go home -aaDb
go in BBDEB
go on ABFBB
go to acbfd
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
going HCIEC
going to GAFBA
gone B-GAD
gone by BBDBE
gorge C-ccb
gose BCEFB
goses -BBFE
gosip edfed
got CHCCB
got a Db-b-
got an ccccc
got arested -E--A
got locked BGBBB
got my BHFFC
got nicked CKDDD
got ten a-b-C
got the --CB-
gown CAAAD
gpa ccccc
grabe* HGCBB
grabed HGCBB
grabed me HBBBB
grade* -AADA
grades -AADA
grand bbbaa
grand mere -a-bA
grand pere eecdd
grand* b-bG-
grandad BBEFC
grandaughter BBBGB
grandchildren BBAHB
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
grave ccccc
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
gun FBJAB
guy LDDCH
guys BCCBI
h . EFBCB
h 0 BBEED
h DMDEH
h du BGBAB
h ele -Ea--
h il BLCBC
h on ADAA-
h pour BABBI
h que BEBBF
habit* A--aD
habite babbD
habits --aaE
habitude CBCBA
had a ecfec
had e-ced
had enough ABHAB
had gone eeefd
had no eegee
hadoc* ccccc
hadock ccccc
haha eegee
haie defee
hair ICBFC
hal DA-BD
half bBbB-
half sister -A-EA
hamer JCDBG
hand CA-FD
hand in ABAEB
hand over A---E
handc* -H---
handcufed ADAAA
handcufs aDaaa
hande* AAEAA
handed AAEAA
handi* AAA-G
handicape AAA-G
hands IFCBC
handw* ABDAB
handwriten ABDAB
handwriten wil ABDAB
hang BCIBC
hang himself DDJCD
hange* ddedd
hanged ddedd
hanged himself ddedd
hapen* GFAAG
hapening FCCBI
hapens CF--A
hapie* CCHCC
hapier CCHCC
haras* ffgff
harased by ccdcc
harased ccdcc
harasment ddddd
harce* bdacc
harcele a AAEAB
harcele et FBAAB
harcele par edeed
harcelement eecfe
hard DAD-A
has DFDGD
has a cdead
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
hasn -FAHA
hasn t -FAHA
have CFEDF
have a bbbab
have an B-BD-
have ben EIHJF
have custody eefee
have just AHABA
have my ELDHD
have no CEHCF
have not ccdcc
have nowhere AAAAF
have one BDABE
have police AaBAH
have the --E--
have to cbccb
have told ddeed
haven KEGDE
haven t KEGDE
havin* deeee
having deeee
he KDBCC
he asked AEAAA
he be ddeed
he beat edddd
he changed BCBBJ
he d EBDBB
he does dacBa
he doesn acecc
he finds ICABB
he gave ddddd
he gets Cbdca
he got BDAAA
he had dcddc
he has EEECA
he hasn -GBFA
he hit G-ab-
he is MKDHG
he jumped fdddd
he just Faaaa
he keps HCBBB
he l PFIHH
he left EGBBC
he locked GAA--
he lost cb-db
he only AGAAA
he put EBBBE
he s LFCDC
he said KCGCD
he says JB-DB
he se AFAAA
he ses C--a-
he stil dcddc
he strangled GBBBB
he take -AAAE
he threatened GBAAB
he threatens HCBBC
he wants ccccc
he was cBbcc
he wil F-aB-
he won LDIBD
head HCFFB
head against ddedd
head and EA-AA
hear OGENF
hear blows GCCFC
hear him HCBEC
hear it -AAEA
hear the BCCHC
heard BIDCC
heari* deeee
hearing feffe
heart -E---
heart tablets -E---
heati* edfee
heating edfee
heave* AADEA
heaven AADEA
heber* ddedd
heberge ddddd
hedge bcdcc
held AEbbb
held at dbcdc
held by aF-aa
helo feffe
help DAaab
help he ICCCB
help me Acedc
help with ccbcc
hemat* -AADA
hens edeed
her . DDDDB
her FEDJD
her again HDGED
her and DBACB
her baby a--D-
her bf HBA-B
her boyfriend FAAAB
her brothers FAAAA
her father aabD-
her furniture ccddc
her go EEABA
her husband Bddec
her in HBBEC
her of A-AGA
her phone BBBIB
her schol BBEEB
her she AEA-E
her stepfather BBBGB
her to -AAGC
her todler BCCHC
her violent dcccc
her wrists CCIBC
here . cAcAD
here DFFCI
here anymore BBCBE
here in Accbc
here no AAEAA
here to DIDDH
here with ACCCI
hered* ddddd
herit* hhihh
heritage edeed
herite dcddc
heritent eefee
heros ddccc
hes JKCGE
hes got GCBEC
hesit* -AD--
heure GGCCL
heure il CCA-A
heure pour BBBCL
heure* -FaCA
heures -FaCA
heures . BEBBD
heures et ACAAD
hid -AF-A
hiden dcccc
hidin* JBBBC
hiding JBBBC
hiding in F-AAB
hier . ecaac
hier EBADA
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
him with --aC-
himse* -COCD
himself -COCD
himself if -BHAB
himself in ccCac
hinge* AAAAE
hinges AAAAE
his EBBGB
his arms AAAFA
his coach AAAFB
his dad -A-JB
his daughter fffge
his dog ICCCC
his father aaaF-
his hand GCCFC
his kids CFDID
his life BCICC
his mother BBBIB
his neck BCBHB
his way EBADB
his wife bDbba
histo* -E--A
histoire -D--B
histoire de AEAAA
hit G-bEa
hit by C--C-
hit me KB-FA
hit my a--D-
hitin* LEDJE
hiting LEDJE
hiting my ICBAC
hits GFDSF
hits me IFDNF
hits my DEDLD
hiver* bbcbA
hivernale bbcbA
hold bacbb
holdi* GFFAA
holding GFFAA
holding a ECHCC
holds IDCID
holid* gfgge
holiday eefec
holiday pay bbdbb
holidays fedee
home ? ccccc
home GB-DD
home a aBAGA
home alone dcdbc
home and CAAAD
home de AAAEA
home en deddd
home from EDBFF
home he B-A-E
home late ddddd
home me ICCBC
home this ABBDF
homes CBACH
homes en BBBBF
homew* feeee
homework feeee
hones* -AEAA
honestly -AEAA
honeu* DBFBB
honeur DBFBB
honou* -AD--
honour -AD--
honte BCIBC
honte de CCHCC
honte je ABEBB
hopit* BCC-B
hopital BCC-B
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
hot CAAEA
hotel BEABI
hotel de -E-a-
hotel nous CCCBI
hotel social AABAF
hotel* ---E-
hotels BBCHC
hour EJGDN
hour ago FHCDH
hour the BBBBG
hour to --aaG
hours . BFBAA
hours BLAEB
hours ago EHCBC
hours to AEAAA
house bdecd
house i E--a-
house is --aD-
house yesterday ddedd
house* --BaD
how can bbccb
how ddddd
how do edfee
how does ddddd
how is ccccc
how long dcddd
how many ccbcc
how much eeeee
how to cbBcb
huge edddd
hui D-b-G
hui avec CCCCH
hui je dcdc-
huile EA--A
huisi* -AAAJ
huisier -A--J
huisier ? ccccd
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
hurler CBBHB
hurt -aDca
hurt ? dcccc
hurti* JEDJE
hurting JEDJE
hurting my -BAFB
hurts JEDNF
hurts her CDCKD
hurts me IDCFD
husba* EDBAA
husband EEBAA
husband beat D-aa-
husband cheated ededd
husband has HIGCD
husband he ADAAA
husband hit NEDDE
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
i bring cAccb
i cal Dbaaa
i came AAAAE
i can JGGGG
i cant CFHCC
i cary ccccc
i claim ccccc
i could AAFAA
i cut AAE-A
i d EDLCD
i deleted ccdcc
i die ddddd
i do D--aC
i don DBE-B
i dont HFIIE
i drive AAEAA
i entitled ccccc
i evict -ADAA
i fel DENEE
i find ccdcc
i gave ddddd
i get babcc
i go GBDGD
i got -ad-a
i had ccacb
i have ABDAD
i haven KEGDE
i hear FCBHC
i heard CJBCC
i just -AF--
i kep baBbb
i l EDMFG
i leave A-CaE
i liable ccccc
i live BabbD
i locked Abdcd
i lose baBaa
i love DDICD
i m CADBB
i make cccdc
i might EFNEF
i mis feffe
i move adedd
i must -A--D
i ned badcc
i negotiate ccdcc
i never AAADA
i no ccdcc
i owe ddddd
i own -A-AD
i paid dcdcd
i pased ICBCC
i pay eefee
i play edeed
i prefer CDJDC
i put dbAcc
i ran AAAEA
i read dcdcc
i received ccdcc
i register ccccc
i regret BCGCB
i reported adccc
i retire ccdcc
i ring GBCCF
i said DBDBB
i saw BAFAB
i say AD--B
i se ededd
i sel fdeee
i send ccdcc
i share ccccb
i signed ccccc
i slep ABAAG
i sliped ccccc
i start ccdcc
i stil eefee
i take cbAAb
i talk GDCHD
i teach CCFFC
i tel AAaEA
i think JFKLF
i tok AAEAA
i tried -AE-A
i ve ECLDE
i wana EFLEE
i want cbDcb
i was Da-aB
i wish DDJDD
i won BAFB-
i work cdedd
ici KHKDH
id card ddddd
id ddddd
ide de edbed
ide edbed
idea dcddd
ideas ddddd
ident* e-fee
identite daeed
ides BBHBB
ides noires DEKDE
ier EGBBC
if DAGBA
if a ddddd
if he FAA--
if i DAFDA
if it AADAA
if my eeedd
if she ddeed
if they DDLDD
il ? c-dca
il FBABB
il a KGCEE
il alait HABaA
il arete CAAEB
il case GBAEB
il conduit DCBFC
il crie D----
il devait BFBBB
il dit Ea-DA
il done EACAA
il dort EDa-A
il e IHCFC
il encore cdcdc
il entre DBBEB
il est HICEE
il etre ddded
il fait DCaAG
il faut EBGBB
il hurle JBBAB
il jete EBAAF
il l DA-FA
il la accbb
il laise ddddc
il le fffff
il lit FBABB
il m LBABB
il ma SFDEF
il me QECGF
il monte D-a--
il n BHFDB
il ne B-Fa-
il peut ABDAA
il pleure -AAIA
il pleut -AAAE
il pour EBFCC
il recomence ICABC
il refuse FCGFD
il rentre FAABA
il repond ACDAA
il revient Fbbaa
il rigole GBBBB
il s E-a-a
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
il vient Dcdbc
il y bac-a
ilegal a-D--
ils GLEFL
ils disent CFBBH
ils embarquent BGBBA
ils etre cdccd
ils gardent BGBBB
ils l CMCHC
ils le AIAAC
ils m FDDCa
ils me EFABE
ils ont CH-BF
ils partent AFBEB
ils peuvent BEBBE
ils sont FAACH
ils veulent CDADC
ils vident BBCCH
ils vienent ECAAB
ils vont FHCHE
im 0 DEGQE
im IKPTJ
im at BGDBB
im in ABBHB
im scared -A-EA
imedi* CFDDN
imediately CCCCJ
imediatement B-BBH
imeub* FaaAA
imeuble FaaAA
imobi* aabaC
imobilier ----D
impay* ccdcb
impos* ddddd
impot* gfgff
impots gfgff
in . BCABI
in 2000 ffgfg
in AAaAA
in a AE-CA
in an aDE-B
in and FBB-E
in bruises BBBFB
in canada cAccb
in care AA-EA
in chapter ccccc
in court ccccc
in custody -MAAB
in danger KDBID
in debt eefee
in france cccdc
in french AD--B
in front DGEHE
in garde DLCDD
in handcufs BGBBA
in her a-aD-
in his G-aDC
in it CBBDF
in jail -C--C
in law a-ccb
in lyon cAdcc
in marseile BC-C-
in may ccccc
in my CABCF
in one BBBBG
in our dddbd
in paris caeac
in police CHCBC
in prison hgdff
in pyjamas ABBDD
in the EBBEC
in there CICBC
in with CFGEB
in writing ddddd
incen* ccccd
incendie ccccd
incon* FCFHE
inconu BCFHC
inconus GCCBE
incre* dcddd
increase dcccc
indem* feeff
indemnisation ccdcc
indemnise ? ccccc
indemnite ccccc
indiv* eefed
indivision ddedc
infir* CBBA-
infirmiere DBBBA
infor* bAbcb
informe ADA-A
infos cdccc
infra* ccdcc
infraction ccdcc
inher* hgihg
inherit eefee
inheritance feffe
injur* fefff
inqui* -CD-A
inquieter --D--
insid* EJEEQ
inside EJEEQ
inside no CFCCF
inspe* dbddd
inspection dddde
insta* abdcB
instale ----D
instant DA-AD
insti* -A-DA
instr* ccdcc
insul* CAcab
insulte Bbbcb
insults ddddd
insur* fffff
insurance ? ccdcc
insurance ddbdd
insurance won dcdcc
insurer gfigf
inter* -F-AA
interdiction GCBEC
interdire ddddd
interdit cce-B
interdit de AAAED
interdite ccdcc
interest dcddc
interieur DDDDJ
internat AAADA
internet baDCa
internet coment EELEE
internship ddddd
interoge CKCCC
interoge par BEBBB
interpele AG---
interprete AIABB
interpreter CJCCC
interview bAcbb
intim* -A-FA
into EBDEC
into a BADFA
into custody AEAAA
into english cdccc
into my HBACD
into the FCIFE
intro* BBAGA
inven* eefee
inventory ddedd
invit* ffhff
invite ddedd
iron GCBGC
iron and FA--A
is 0 ddeAc
is BBABB
is a adeee
is about ddddd
is alone CDDLD
is at aFaBB
is beating JCCCC
is being IMEIH
is broken edeee
is changing DDDDJ
is coming feeec
is driving fefbe
is drunk CCBGB
is due dddca
is eight -A-CA
is entitled BFBBB
is fine ----D
is going G-dA-
is hapening BCCCG
is held ddddd
is here CDCCJ
is hiting HDCGD
is holding ccccc
is home eeege
is hurt ccdcc
is hurting HDCHD
is in KQGHM
is inside BCCCJ
is it eefff
is keping BBFBB
is kicking ICCCG
is kiling -cddc
is locked cAbDc
is mising DDCKD
is my --F--
is on ca--A
is ready a-Ca-
is screaming FDCGC
is taken ccccc
is taking DDCDI
is teling AAADE
is that eeggg
is the cc-db
is there gghhg
is this fegfc
is threatening JEKGE
is throwing -CBCI
is to --BD-
is wel ddeed
is with ACAEA
is writen BBFBB
isn EHJHD
isn t EHJHD
isue --D--
it . BADBB
it ? gghgg
it AADAA
it again CA-DA
it al FFMFI
it and AAEAC
it cost ccdcc
it fre ccccd
it legal eeefe
it on -ccbb
it s DFEGH
it take BBEBB
it was EB-D-
it would DEMDD
its hinges AAAAE
ive BBFBB
ivre HCBFC
ivre et -AAEA
ivre il EAAAA
j CBEBA
j ai BADB-
j arete CCHCC
j avais bcdcc
j ecris CBDAD
j en baDaa
j entends LEDJE
j etais dcdcB
jai 0 ABAIF
jai KGMMJ
jai des EBBEB
jail -C--C
jamai* -BEEA
jamais -BEEA
janvi* cbcBc
janvier cbcBc
jardi* bdefd
jardin bdefd
javel -AE--
je BADAA
je changer ccccc
je cherche faffe
je compte DDKDD
je craque -ADAA
je crois BCEIC
je dois bb-aE
je dors EDCFL
je droit edeed
je encore ddddd
je etre eefeg
je faire ebedd
je fais caccA
je joue edeed
je l DAGAA
je la GBADB
je laise eefee
je le dbBcb
je m --E--
je me DCMCC
je metre ddddd
je meurs dcbdc
je monte AADAA
je n AaCbA
je ne BCFCB
je oblige dcccc
je parle DGBCC
je pars BaBaa
je parte C-D-B
je pase ccccc
je payer ccccc
je pense DEPEE
je perds CDJCD
je peux -cddb
je pouvais FCFCC
je prefere CCJCC
je prends CADA-
je prepare ccddc
je recois C-aa-
je refuse EAA-D
je regarde -AG--
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
je sors HBBBD
je sui DDJDD
je suis CBBBB
je tiens GEKEE
je toucher ccecc
je tremble EA-AA
je vais BCNCD
je veu BCFFC
je veux aaCbb
je viens EDaB-
je vis -cdbc
je vois FDICD
je voudrais a-F--
je voulais DAC-A
je vous Aaacb
jen CCHCC
jen peu CCHCC
jete GEHFO
jete de CCHBH
jete dehors BDCFH
jete mes ABABG
jeter GENDH
jeter mes a-aaD
jeter par DBHBB
jeter sous ACHBB
jeu eeecd
jeu ele AAAEA
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
jour au dcdcc
jour eeeea
journ* ffecf
journal decdc
journaliste ccccc
journe cbaac
jours --BCb
jours et C-aCa
jours il D--C-
jsui JEDGJ
jsuis LJIEF
jsuis en DA-AA
judge eacde
judge tomorow BIABB
judge* eefee
judges ccccc
judgment ? AAAAD
judic* aD-a-
judiciaire aCaa-
juge ? ffggf
juge a cccdc
juge dbefe
jugem* bbabA
jugement bbabA
juin dcddd
jump CEQDE
jump from DDICD
jumpe* Adccc
jumped Adccc
jurid* acacb
juridictionele abcbb
jusqu CEABF
jusqu a BCaAa
just HGDBE
just ben EGb-F
just fired GBBBB
just got ddedd
just left cb--b
just punched GCBBC
just rang AFAAA
just texted -ADDA
just told AEADA
just want BBIBB
juste DHDAA
juste que aaC--
justi* dcdc-
justice a ccccc
justice ccdc-
jvai DEMEE
jvai me BCHCC
jveu EEMEE
jveux DEKDE
kan BCEFC
ke CHFCG
kep b-acc
kep the ededd
kepin* BGGBB
keping BGGBB
keping me BBFBB
keps HA-B-
keps punching DA-AA
keps the ddddd
kept -J-BB
kept my -GaaA
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
kidnape DEDLE
kidnaped CCCKD
kids DDEDE
kids and EBDBD
kids are bAaCa
kids for dcadd
kids i BBFBB
kil HCGFC
kil himself BDLBD
kil me LCbHB
kil myself DELDE
kiled -cedc
kiled my C-ba-
kilin* BAFa-
kiling BAFa-
kiling me gfgff
kiling myself CDICD
kils dcddc
kitch* H--aB
kitchen H--aB
kitchen knife FBAAB
km bdddd
knife ICFEC
knife and EBDBB
knock AA-AD
knock* CCCCH
know BEB--
know what Dab--
know where AGFCB
koi HJAAB
koi faire JCCCC
l AAABB
l a GIDJD
l acide EA--A
l acte -AF-A
l aeroport aD-B-
l afaire ddddd
l agence dcedB
l agent ABBAF
l aide D-aCD
l air -BD-a
l alcol ABBHB
l amiable ccccc
l an eecde
l ane ffggf
l apart DA--C
l apartement ---EC
l apel BGBBB
l arbre BBFBB
l argent adedd
l ariere ECCHC
l asurance bbBbb
l aube DJDDG
l audience ddddd
l auteur ddedd
l avion a--F-
l avocat edeee
l be GCEEF
l break HBABF
l drag DBAAD
l eau ACEGF
l ecole cbcDc
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
l ete cdddc
l etranger d-dcc
l etrangler E----
l execution BBBBF
l expulsion A-AAJ
l get DA-C-
l heritage dcddd
l heure HFCBJ
l hopital BCC-B
l hotel bBacC
l huisier ABBBL
l imeuble F--BB
l interieur DDDDJ
l jump aAG-A
l kil ECGGC
l never -AaEA
l oficier AE-AA
l ont CLDIC
l orage ccdcc
l ordre BBEBF
l put ABEBE
l shot FBEAB
l take BCFDC
l un DAADA
la BAAAB
la avec BCCCJ
la bac CKCCD
la banque --Ea-
la bas -FAAA
la bene AAAAF
la boite C-A-a
la brigade AHAAB
la caf ffhff
la cage a---E
la cantine eeeed
la caution ccddd
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
la dure bccbc
la famile CA-aa
la fenetre FCJDG
la ferme AAEAD
la fete cAccc
la fin cb-cd
la force BCHBH
la foret -AE-A
la frontiere BFBEB
la garde cccbd
la gardiene FCBCF
la gare BBBHC
la gendarmerie CJCCI
la gorge Cbccb
la il GCDBG
la ils AaaCA
la justice ccccc
la legitime ccccc
la loi fggff
la main LEGDD
la maintenant ABBFF
la mairie bbccA
la maison --aAB
la maitrese a-aF-
la manif AFAAA
la mer ccdcc
la mere dcdbc
la mort FHUGG
la musique -C---
la nationalite ccccc
la nounou AAAGA
la nuit dabEa
la ou DBECB
la paix AADAA
la pension eeede
la persone ccdcc
la petite CCEIC
la piece -ccec
la pj AEAAA
la plage BBAFA
la pluie CCCFG
la police CLBAG
la porte DCACJ
la prefecture AAAAF
la premiere cdccc
la prison a-C--
la proprietaire CCBBG
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
la vitre FCCEC
la voisine CAAFB
la voiture Ba-Da
la ya EBABF
lacet* -G--A
lacets -G--A
lacets et -G--A
lache JDDDG
lad ADADA
lads LEFDC
lair BBFBB
laise -BBH-
laise le ABAGA
laise notre BBBGB
laise son -ABIA
laise un cc-ac
laise une BCHDC
laise* BDCBC
laisent CEBEF
laiser aabcb
lame IDHCD
lame et GBBBB
lance GBBFC
lance une GBABB
lance* JCCCC
land cddc-
landi* a-aBE
landing a-aBE
landl* aabaI
landlady aaaaD
landlady is ----C
landlord a-baI
landlord has ABBBF
landlord is -A--H
landlord locked BCCBH
landlord removed DDDDK
landlord s BBBBF
landlord says cabbC
landlord threatens ffgfg
landlord wants ccccd
landlord with ABBBF
lapto* badcc
laptop badcc
larme* FBCAI
larmes FBCAI
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
laugh* FA-A-
laver C-aaC
law ? edeed
law edffe
lawye* cFbbb
lawyer bGbba
lawyer s feeee
le ---AA
le 0 ccccB
le badge AAAAD
le bail baaaC
le baileur --a-F
le balcon ABAFD
le barilet BBBBH
le bebe -BBMD
le bracelet FBAAB
le bras F-aC-
le bus cbdAc
le camion CFCCH
le chantier AFAAA
le chaufage edeed
le chien Bbcb-
le client dcdcc
le code BDBAE
le comisariat aEb-a
le compte ccccc
le contrat geeee
le controleur dddcc
le copain -AAEA
le cou ICBCC
le couloir EAAAA
le declarer ccdcc
le delai cbccb
le devis edeed
le dimanche fegfe
le dire acacb
le directeur BBBBE
le dos adebc
le droit abdcb
le facteur dcddd
le faire aADa-
le film feeee
le fils FGHCD
le fourgon AJBBB
le frigo ABBDH
le gamin BBBIB
le garage AAEEA
le garde eeeee
le gardent BHBBB
le garder BGBBB
le gaz BCIEB
le gerant BBBAG
le hal HCCCG
le jardin Abcdb
le juge eeafe
le jugement bb-bc
le licenciement BBFBB
le lit BCCCL
le logement bbaaD
le loyer Abdcd
le magasin ddddd
le marchand BCBBH
le mari EBEBB
le match -D---
le mercredi ddefd
le mois eeede
le monde CDLEE
le mur D--C-
le nez GCBEC
le noir ECBIC
le notaire deedd
le nouveau BCCHG
le pailason BBBEG
le palier aabAD
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
le prof eeeed
le proprietaire AA--I
le proprio EEDDO
le repas HCBCB
le reverai --aE-
le salon GBAAD
le secret a--E-
le serurier ededa
le soir ddddd
le suicide eefee
le syndic ddedd
le telephone aAccc
le temps -bbcB
le tienent AEAAA
le toit ABIBB
le tps BBBFE
le tribunal eeeed
le trotoir CBABK
le vendeur eefee
le vide BCFBB
le voir CJBBC
le voisin AaaEa
le wek gffhf
le zizi aAADA
lease ? acdcc
lease efif-
lease ends ccccd
least DFHDD
leave ? eeefe
leave Bac-C
leave everything eegee
leave him -ADD-
leave my gfhgg
leave our BABBG
leave the EBABH
leave tonight DB-BE
leaves her BCCHC
leaving . C---A
leaving on -ADAA
leaving the AB-GA
ledge ACHBB
left . fefee
left AAGEA
left a -AGCA
left and ICGCD
left for -AFAA
left is CCICC
left the BCBHC
left with BHBKD
left without --aC-
legal ? gghig
legal aid ddddc
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
les bareaux BGBBB
les bleus BHBBB
les bois a-D-A
les bras CDKCD
les cachets BBFBB
les cheveux HA-DB
les cles CC-AH
les demenageurs dcddb
les detes -AC--
les enfants -AbC-
les feminicides ccdcc
les flics BHBBE
les frais aaCaa
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
les petits BCAHA
les soirs DBG-B
les travaux gfhfg
les vacances ccc-c
les veines DENDE
les voisins abc-c
let EECBE
let her EEADB
let him BGAAB
let me DBBAE
let us GDGDI
leter ee-ed
leter from effee
leter is BBFBB
leter* FBFDB
leterbox EAaB-
leters BBHBB
letre d BBFBB
letre ddAdd
letre de gghgg
leur DEIME
leur pere AA-GA
leurs fbfgd
leve HDDCC
lever --C--
lhuis* DDDDM
lhuisier DDDDM
liabl* eeffe
liable ? eeeee
liable eeffe
liar ddddd
libel dcddd
liber* AAEAF
liberer BBFBE
licen* gfdff
licence ffdfe
licencie fffff
licenciement baCba
licencier ccdcc
license deddd
lieu ABBBH
lieu aujourd AAAAD
lieux ccdc-
lieux dans ABBBF
life JFSEF
life insurance -ADAA
life is IEJDE
lift AaaEa
light acdd-
light* EAAAA
lighter EAAAA
like -aEaa
like the CDIDD
lile CFBAA
limit eeffe
limit for ccdcc
limit* eeeee
limite ccddc
line AEEAE
liqui* edcdc
liquidation cbabb
lire b-cbc
lisbo* edeed
list cb-cc
list of AAD-A
liste de AAE-A
liste* cccbc
lit BBACI
lit de BBCBJ
lit par EEBBB
litig* -bcbb
litige -bcbb
litige de cbdcb
litle CCBOC
litle boy -A-GA
litle brother BCCKD
litle girl CCCJC
litle one BBAGB
litle sister ECBHC
live --EaC
live in ddfd-
live on ddddd
live with gffif
lives -cadc
lives in Caaba
livin* DENEJ
living DENEJ
living rom BBBBG
livre eehee
livre* a-ccc
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
locau* BGAAB
locaux BGAAB
lock AB-CN
lock i BBAAF
lock me ABAEE
locke* EEBEE
locked EEBEE
locked and fbeff
locked everything AA--G
locked himself a-Fb-
locked in BFCNC
locked me GDCGJ
locked myself beheg
locked out AAAAE
locked the KBBBB
locked up BJB-C
locks CDDJL
locks and BCBBH
locks me CDCJD
locks* cbccE
locksmith ? ddede
locksmith cbccE
locksmith is BBBBI
loge EBBEF
logem* aaaaH
logement ? cbcbc
logement aaaaH
logement de BBBBF
logeu* BCCBK
logeur BCBBJ
logo eefee
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
long can -D---
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
lot bdded
loud ffgff
loue edeef
louis ddddd
louis xiv ccccd
love CCHBC
love them DDICD
low eefee
loyer acdeb
loyer* ededa
loyers ededa
lu ccccc
lui ? ddded
lui FJDHE
lui a GICDC
lui done DFAEB
lui et FBBEB
lui fait -AAHB
lui il GBCEC
lui interdit CCBFG
lui meme aAAAE
lumie* CA-AD
lumiere CA-AD
lunch AEAC-
lundi acbbc
lyce -AEB-
lycen ADAAA
lyon cadbc
m 0 CDDSC
m EBCBB
m a EA-AA
m acuse dccdc
m afraid a-C--
m apele FCADD
m apeler BBbcb
m ashamed ECFBB
m at -cdcc
m atend MDCEC
m avait feeee
m away ----C
m being IFCIO
m bleding EBAAB
m counting CCICC
m dying ddedd
m emenent FDBAB
m empeche HCBBB
m en FEHBC
m endormir ABEAA
m enferme FCCGC
m envoie -ADCA
m envoyer -AFCA
m etrangle D----
m expulse FFJFM
m fine ccdcc
m going ABKAB
m gone BBFAB
m hiding JBBBC
m in FICGB
m loking ddeed
m moving dcddd
m next DA--A
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
ma CCBDB
ma banque ccdcc
ma bele FBaB-
ma boite hghgg
ma carte Bbcdb
ma caution eefee
ma chambre -AaFF
ma clase AAADA
ma cle CCBCH
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
ma grand CCCaD
ma haie dcddc
ma letre AAEAA
ma machine ----D
ma meileure baDaa
ma mere DCBDB
ma mi EBBEB
ma mort D-b--
ma niece CDDOD
ma paie eefee
ma patrone baaaC
ma petite DBAHB
ma photo ddddd
ma place dbAbb
ma porte E--aG
ma serure BBBBI
ma soeur BEEEA
ma tante AbbcB
ma valise aa-aD
ma vie LGNGG
ma voisine JB-DB
ma voiture dhiif
mache* JCCCD
machete HBBAB
machine a A---C
mad eefee
madam* cbcab
madame cbcab
made a AAD-A
made abAcb
magas* bcddc
magasin bcddc
mail fegee
mails gfhgf
main KDECC
mains BHBAB
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
maitre je DA---
maitrese a-aF-
majeu* B--Aa
majeur est ECA-A
major* dcedd
make ddfbc
make him ddeed
make me BDBHG
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
malade ? ---AD
malade aAbbC
maladie fffff
mali BFBFB
maltr* AaaD-
maltraite AAAGB
maman FCCMC
man KCBJE
man at BCBGC
man in Da-CC
man of AAAEA
man online -A-EA
man tried -A-FA
man who bcccc
manag* gegfd
management ccdcc
manager fdfeb
manda* eefee
mandat ccccd
mange* FGHND
manger FFHLC
manif AFAAA
manqu* Bbbeb
manque EAAbA
mante* aADaE
manteau aADaE
manteau ni AAE-C
many ddcdd
march ddecd
march* D--BG
marchand BCBBH
marchand de BCBBH
marche bcdaa
mardi ABAFB
mari GDBAB
mari a AFIBF
mari de EBEBB
mari est eAedb
mari frape BBBGC
mari m IA--A
mari me J--aA
mari ne a-Da-
mari rentre EAAAA
mari vient IEBCC
mari violent dcddc
maria* acdbc
mariage acdbc
mariage story ccccc
marie -cddc
marie* AbcBb
maried -cdad
marier AaaE-
marier ma CCCIC
mark CCCHC
mark on CCCHC
marke* AA-DA
market BCBFB
marks CCBLC
maroc DA--A
marqu* FCBGC
marque EA--A
marques BCBHC
marques de BCBHC
mars efefe
marse* DE-C-
marseile DE-C-
marte* FBBBE
marteau FBBBE
mary EA-HA
mary her D--DA
mary i BCBJC
masac* Acdcc
maske* HDCCF
masked HDCCF
masqu* JEEEI
match aDbaa
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
may he eddde
may i gfhgg
may ihhhh
mayor deddd
mdr iikji
me . -cacc
me 0 edeee
me ? gffgf
me HCDED
me a cdbda
me again GA-AA
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
me demande bA-BD
me deteste -AD-A
me dire AIBGC
me dis BCGBC
me disent BDGCB
me dit FHAED
me doit ihiih
me done dbcbB
me down Cabbb
me every FAC-A
me faire GBFDG
me fais FCFCC
me fait D-bG-
me filme ABBEE
me font abcbb
me for BbbCb
me force DCBKC
me fout CCCCI
me foutre CDKCC
me frapait ddedd
me frape NHFRG
me fraper EAAAA
me from -EEDB
me giflait cccdc
me go c-BbA
me harcele Ca-aa
me he JCHBC
me her dceac
me his a-CDA
me i LFJEE
me if bcdCc
me in IB-FC
me into accdc
me jete CDHDH
me jeter FDICC
me l FBBDB
me laise ccdac
me leave KDCCF
me les AB-GA
me mad ccccc
me marier FABFB
me menace KBAAA
me met dbdaB
me metre A-aaD
me money dcddc
me my aD---
me no CDICD
me not AAAFB
me nothing cadcc
me on Cbacc
me one FGFCC
me out FFDKS
me over bcede
me paie eefee
me parle eeffe
me pendre -AE--
me pends CDJCC
me planter HBAAA
me poignarde ccccc
me poursuit MEEEE
me pouse ccdcc
me prend -b-db
me prete edeed
me prevenir daded
me reclame Caaaa
me rend edced
me reste aAEAC
me retient FCGCC
me retrouve A--aD
me reveile a-Eb-
me reveiler BCHBC
me sens CDJDD
me sere GBBBB
me she AA-EA
me slep EBBEB
me so JCBCC
me sortir -AAAF
me suis Adgcf
me suit OEDDD
me suprime DDIDD
me suprimer CCHCC
me tabaser GBBBA
me tape HCBIC
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
me when F-ab-
me where IFCHD
me with I-bC-
me yesterday feeee
mean bbbcb
meaux DKDDD
mec RLFHF
mecha* ccccc
mecs JDDCC
medec* dcdcc
medecin dcdcc
media* dcddb
mediation dcddb
medic* ACG-C
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
menac* HACB-
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
menote a CHBBB
menote devant AFA--
menotes AJBBB
menotes aux -D-AA
mer dcddc
merci DDMDD
mercr* ddeed
mercredi ddeed
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
mes afaires BBABJ
mes biens ccecc
mes bras HCCBE
mes cartons cbbdB
mes cles -cccb
mes conges ddfdd
mes courses ABBBG
mes detes ddfdd
mes deux CFCBE
mes enfants AAGEB
mes frais ccccc
mes habits --aaE
mes mails ddedd
mes medicaments BBEBC
mes meuble BBBBH
mes meubles AAAAH
mes papiers BCGCG
mes parents HEGNE
mes sacs AABAF
mes valises ACABI
mesag* HFJID
mesage EEJBC
mesages HDBJD
met a a--aC
met a-aDF
met dehors CCCAK
met la a--E-
met une ddede
meten* BCBBI
metent BCBBI
metho* ccdcc
metie* ccdcc
metin* fefce
meting eeecd
metre ba-bB
metre fin --D--
metre un dcddd
metro cdddd
meubl* -abbG
meuble ----F
meuble sur BBBBD
meubles -bbcE
meurs d ccecc
meurs dcbdc
meurt* -D--A
meurtre -D--A
mi GGCGH
midi . FFBCC
midi HKDDL
midi et EEBBD
midni* HDHDG
midnight HDHDG
mieux FGPEE
mieux sans DEMDE
might BCKBB
might as CDHCC
might do CDJDD
miles ccdcc
milit* -C-AD
min GGBBC
mine --CEA
mineu* bCb-a
mineur aDbba
mineur de cccdc
mineur en AEAAA
mineur que AEAAA
mineure -AADA
minim* ccdcc
minimum ccdcc
minis* cdddd
minor ddedd
minui* GCGCC
minuit GCGCC
minut* JIFEK
minute AHABF
minutes . AAADC
minutes JFFDJ
minutes ago DEFCB
minutes pour -BABH
minutes to ABACK
mis AAB-F
mis a cabaE
mis de BCGBB
mis dehors ABAGF
mis des FDCCG
mis en cdccc
mis le D---E
mis me CDJDD
mis mes dcddc
mis un GDDDL
mis une edddd
mise ccdad
miser* ccccc
miserables ccccc
misin* -aaH-
mising -aaH-
mistake i AAEAB
mistr* BBBGB
mn GHBFC
model* ccdcc
modele ccdcc
modif* eeeee
moi . DDGCB
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
moi pour CFBCF
moi qui BDCAA
moi s edddd
moi sur C-baa
moi une -AFAA
moi voulons fefee
mois . ccccc
mois dernier cddcc
mois ffgef
moiti* aaDa-
moitie aaDa-
mom HECLC
momen* HJDCJ
moment HJDCJ
moment dans CCAAA
moment meme FDBCF
mon AB-B-
mon acord cbcB-
mon ado cbA-b
mon ami FJKDE
mon amie FHDBC
mon ancien BacAb
mon apartement aabbD
mon arme ACICC
mon asocie bDbaa
mon asurance --C--
mon asureur ccecc
mon avocat ccccc
mon badge ----D
mon bail dcfcA
mon baileur a-aaH
mon balcon Abdcc
mon beau IFDMG
mon bebe ABALD
mon bos edeed
mon chat dedfd
mon chef ccfee
mon chien geffe
mon client aCB--
mon colegue AAIAB
mon colis ggggf
mon colocataire E-a--
mon compagnon HICFD
mon compte feeee
mon conjoint HCDAA
mon contrat ccdcc
mon copain HI-EB
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
mon enfant -D-FA
mon enterement CDIDD
mon epouse -Da--
mon epoux EDABB
mon ex C-aF-
mon fils BGBFB
mon frere BGAa-
mon gamin CCCJD
mon garcon AAAFA
mon home FEBBB
mon identite ddddd
mon lit ABACD
mon locataire bccdf
mon logement ABABI
mon logeur BCBBJ
mon mari GFDCC
mon mec HICDD
mon neveu CICIC
mon nom Bbcca
mon nouveau acccc
mon oncle -AbCa
mon operateur ccdcc
mon ordinateur E-a-A
mon papa BDBIC
mon patron bbded
mon pere AEBDB
mon permis eeeee
mon personage ddddc
mon petit CGGME
mon portable DC--A
mon pote BKBBC
mon premier dcccc
mon prof edddd
mon proprietaire ecddA
mon proprio cbcbC
mon tel D-a--
mon telephone Cbcbb
mon terain ccccc
mon testament -AE-A
mon velo gfgff
mon voisin B-bca
monda* cbB-b
monday cbB-b
monde EEOFF
monde me AAE-A
monde s BBFBB
money back ddedd
money ggggg
money to eegee
monsi* ECBHH
monsieur ECBHH
monsieur de --ACD
monsieur sur BBAFB
monta* cbccb
montant cbccb
monte GCHGC
monte sur BCICC
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
more -AJBA
more i CDICC
more than ddddd
morni* CE-BE
morning CE-BE
morning and CEAED
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
mothe* a--FA
mother a--FA
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
mum FGELE
mum and AA-DA
mum is CCCFG
mum s GJCGE
mumy IDBKD
munic* ddddd
mur Bba-b
murde* bBcbb
murder bCbba
music edeee
musiq* d-ddd
musique d-ddd
must edeea
must i edeec
mutua* ccdcc
mutual ccdcc
mutual termination ccccc
mutue* dcddc
mutuele ccdcc
my 0 AC-JB
my BBABA
my acount hgggg
my arm DA---
my arms DEIDG
my aunt adeee
my baby BCALF
my bag EBAAC
my bags -A--I
my bank gfgff
my bed BBBBG
my best bbCcb
my bf GJFDD
my bike eeffe
my birth ccdcc
my bos abedb
my boyfriend FG-DB
my brother -DBbb
my busines c-ccb
my card ccccc
my case ccdcc
my cat dfhgd
my child a-aD-
my children baCbb
my clas BBAEB
my coleague aCBba
my company eeeee
my cousin AF-EA
my dad EGBEC
my daughter CDCIC
my debts AAEAA
my deposit eefee
my dog dcddc
my dor bcccD
my employer edeea
my eviction BBBBG
my ex AbcEb
my exit bbdbb
my face LDCDD
my family ABFBB
my father bD-Ba
my file hhhhg
my first dcddc
my flat D-a-G
my flatmate FGFAB
my friend GIIGD
my front GDCCH
my funeral BCHBC
my furniture abbbC
my garden GAA-A
my gate IDCCC
my gf HDCCF
my girlfriend ILJDE
my grandaughter BBBGB
my grandchildren BBAHB
my grandmother ddddd
my grandson ADABA
my half -A-EA
my head GEHHD
my home C---D
my house Acddc
my husband EFCAB
my insurer eehee
my job eefee
my key DEDDM
my keys CA--F
my kid ABAGA
my kids CCKCF
my kitchen DA--E
my land ededd
my landlady dcddd
my landlord dcedC
my laptop ddedd
my last AAFAA
my lawyer feeee
my lease bacbC
my legs EA---
my licence A-EAA
my life MGOFF
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
my nephew EKDJE
my new -cddc
my niece BCAJB
my old ggggh
my own dcdca
my papers AABAC
my parcel deeed
my parents FEHND
my parked edeee
my partner DCbaa
my pasport Ea-aC
my phone CBba-
my pils CDJCC
my pupil ABAHB
my report AAAEA
my rights cAdcc
my rom aab-F
my romate KDECC
my sick ddddd
my sister BCBB-
my son -HAGA
my stepdad IFEMF
my stepfather CDCLD
my stepson DHDHD
my stolen cdccc
my stuf CCCCK
my taxi BDFBC
my teacher cccdc
my tenager ccadc
my tenant -cadc
my things dcddb
my uncle aAd-b
my underage BGBBB
my wife BDDaA
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
n arive cbacc
n atends AAFAA
n en BFHCB
n est -E-E-
n ose E-baa
n y BBHBC
naked GDCID
naked pictures BCCIC
name ? ccccc
name aefed
name in FA-AA
named ddedd
nany BDBMC
napol* ccccc
napoleon ccccc
nasty ccccc
natio* ebeee
nationalite ccccc
ne ABDAA
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
ne peut -D--D
ne peux CGaAF
ne plus CDICG
ne reagit AAAFA
ne rend ddddd
ne rien -A-FA
ne s edfdd
ne sais DDDB-
ne se EBEAB
ne serai AAFAA
ne sont cAddc
ne veut -b-cc
ne vois eedee
near DD-CB
near the ---DA
neck JDFHD
neck and GBFBB
ned a bAcbc
ned aAabb
ned it ABFBB
ned lawyer BGBBB
ned permision ccdcc
ned to DCCAD
neds a cccdc
neds bCbcb
negoc* ccccc
negot* ddedd
negotiate ccdcc
negotiate my bbdbb
neigh* Abd-b
neighbour DabBa
neighbour had edddd
neighbour is HCBAG
neighbour leaves BCCHC
neighbour s ddgdf
neighbours fcfff
nephe* EKEMI
nephew EKEMI
nephew is DGCJD
neuf cbccA
never a-DE-
never arived BBBGC
never se -AaEA
neveu CICIG
neveu de BDADB
new bolt BCBCH
new ddfbA
newbo* BBBHB
newborn BBBHB
news cBbcc
next EbdBb
next dor EAaI-
next month eeeee
next rom GBBAB
next time FBAAB
next to ccdcc
next wek ddddd
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
niece is BBAIB
night . ADADA
night EEDEA
night and FGGID
night i GCGCD
night* -cdcc
nightclub dcdcd
nine -AA-D
no BEHBE
no family CCFCF
no lawyer BJBCC
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
nobody speaks ADAAA
nobody wil DBEBB
nobody would CCHCC
noel ggfig
noir FCBIC
noire* ABGAB
noires ABGAB
noise ihkhh
noisy dcddc
nom adeec
noms ededd
non ADAaD
nord GFBCC
norma* ddddd
normal ? ddddd
normal ddddd
nos BCBDL
nos enfants ddddd
nos parents cccdc
nose DDGGD
not aABa-
not answering CCFCG
not even ABEBD
not pay ccccc
not to EDEGG
not wake DDIDD
notai* fffee
notaire fffee
notar* ddcdd
notary ddcdd
notary s ccccc
note BDILF
note and CCJFD
nothi* -BDaa
nothing -BDaa
nothing in ddddd
nothing is BBFBB
nothing to AbdAb
notic* dddde
notice ? cbccc
notice dddde
notre FHENK
notre bebe CGGHD
notre file BGEEB
notre fils -A-JA
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
nous avons cAccd
nous deloge BBBBH
nous dit ADC-B
nous expulse DDDDM
nous expulser BBBBF
nous faire CABBG
nous font CCCCI
nous il BGB-B
nous jete CCCBH
nous met CCCCJ
nous n DICCC
nous somes CCAAG
nous sortir AAAAE
nouve* -CbBB
nouveau BA-EF
nouveau ne AA-CE
nouvele aBccb
novel ddddc
now ? caccc
now IHDDJ
now and EAABD
now he E--A-
now i ecdbc
now my CICDF
now they aF--a
now what HDDDI
now who ccccc
nowhe* AAAAF
nowhere AAAAF
nowhere to AAAAF
nu IEDHD
nue CDCKD
nues AAAFA
nuit ? dddde
nuit CGCFE
nuit a FLJFF
nuit au -E---
nuit il DAAEA
nuit pour -CAEB
nuits dcddd
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
o CMCCD
o poste BJBCC
oblig* bcdAc
obligations ccccc
obligatoire ? dcddc
obligatoire ddeed
oblige BAaGA
oblige a FDBKD
obten* ddddd
obtenir ddddd
ocasi* dcddd
ocasion dcddd
ocupe la ddddd
ocupe* AAFAA
ocupera BBEBB
ocupera de BBEBB
of . DBEBB
of 0 dcdbd
of a gghfg
of atorney ccdcc
of cheating ddedd
of dead CCHCC
of her BCFGH
of his HCGDG
of its AAAAE
of living BCKCB
of me a-BED
of mine BBDDB
of my accba
of our -B--H
of paracetamol BBFBB
of pils BCICC
of the bbbbb
of these -bdcb
of this cbdAc
of us AD-AF
of what HDFFD
of with -B-C-
of without AADAA
of you CIBCC
ofenc* ccccc
ofence ccccc
ofer edeed
ofice ccedc
ofice n AEAAA
ofice* BLBBH
oficer AH--A
oficer says CICCC
oficers BJCCI
oficers are BFBBC
ofici* -G-AA
oficier -G-AA
oficier m -E-AA
old a-aEa
old is CCCIC
old landlord cbccc
old man DAA-E
old wants eeehe
old with BCCHC
older BCCLC
older boys -BADA
older man BABGB
on BCAAD
on a aDAAA
on entend KDDED
on est FEBDJ
on facebok dcdcc
on friday BBAHB
on her JFDED
on his BAaE-
on holiday ccccc
on it baabD
on la -A-D-
on lui BIFEC
on m bDaa-
on ma AFAAA
on me IEADE
on monday cbCbb
on my aaedA
on n BEBEF
on nous DGDGP
on parte AAAAD
on s added
on sait BFBBB
on saturday C-Cab
on se -cdcc
on sundays ccccc
on the GCGDJ
on veut babDa
on vient EIBBI
on wednesdays ddefd
once -ADA-
oncle -AbDa
one . CEFCC
one BGECE
one day ccccd
one hour CCCCJ
one of CG-BA
one would CBEBB
onlin* -ACHA
online -ACHA
online has -AAGA
online without ccedc
only DHMHF
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
onze ans -BAHA
open ? ccccc
open Ac-ac
openi* eegee
opening eegee
opera* ddedd
operateur ccdcc
oqtf ccdcc
or a cbcbb
or dcdec
or he -BABG
orage ccdcc
order ? dcddd
order to bcccc
order* CCGCG
ordered AAEAA
ordin* ED--A
ordinateur E-a-A
ordinateurs -EAA-
ordon* abcbb
ordre -BCAH
ordre de -A--D
ose FABAA
ose pas HBBBB
otage avec dcccc
otage ededd
other bC-db
ou ? ABBBF
ou aler EBBCG
ou cadcb
ou dormir ECABF
ou ele BBFCB
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
oui BC-AE
our 0 CCGFC
our DEDJK
our baby ---F-
our camp CCBCH
our daughter aCaDa
our dor JCDCC
our flat -AAAD
our furniture BCBCH
our home a---G
our hotel BFCCF
our litle ---E-
our parents ddded
our son -BaF-
our things AAA-F
our two -AAFA
ourse* EA-A-
ourselves EA-A-
out ? d-edd
out DDCCL
out and ACAHF
out at ABBBG
out by CDCDJ
out for eeeef
out himself aA-DE
out i dbdBc
out it BBAAD
out now ABBBG
out of BA--J
out the A-a-H
out this AAABK
out tonight a---E
outsi* FDAHI
outside FDAHI
outside in BBBGB
outside my Cbcda
outside our ABBFA
outside the FGBFA
outside with BBBBF
ouver* CAGAA
ouvert EBIBC
ouvert le AAFAB
ouvre ccd-A
ouvri* dcaaa
ouvrir cb---
ouvrir les BCIBC
ouvrir un ddfdd
over Bbaba
over a cdddd
over for CCHCC
over my Dabab
over the BAaaC
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
owner s AAAAF
owner* edfee
owners ccdcc
ownership cbdcb
pa CFBCC
pacin* EBBBB
pacing EBBBB
pack a-abG
pacs ddeed
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
paie le eddde
paie pas Acdcc
paie plus ddddc
paie rien dcddc
paiem* ddddd
paiement ddddd
paila* FCCEG
pailason FCCEG
pailason avec DBBAC
pain GDIFD
pair -C-DC
paix AADAA
palia* ccccc
palie* AA-BI
palier AA-BI
palier avec CBBAE
palier il ----D
pane gghhg
papa . -A-DA
papa HKHWG
papa a BICGD
papa et ---C-
papa il HCBFD
papa lui ---D-
papa me BCCJC
paper AEAAH
paper in BDBBE
paper* c-ccC
papers aBaaE
papers and ABAAG
paperwork ccdcc
papi ABFFB
papi lui AAAEA
papie* aA-aE
papier bBaaD
papier du ADAAA
papiers ---aE
papiers . ABDBD
papy BEBFB
par CBaAB
par des GCCGI
par ereur ddedd
par la BIEAE
par le adedA
par les ILCFD
par leur -A-EA
par ma eehee
par mois ddedd
par mon G-aAA
par sms E----
par son DaaF-
par tere KDCGD
par un dddbd
par une fefee
parac* ABGAB
paracetamol DDKDD
parai* DCFBB
parait DCFBB
parce Eabba
parce qu a-d-b
parce que Gaac-
parce* ihhhh
parcel ihhhg
pardo* CBJ-B
pardon BAI-B
paren* ---H-
parent a-aC-
parents ? ddded
parents AAAI-
parents are ACADA
parents house ddded
parents m GCBEC
parents me CDCJD
parents ne CFBGB
parents sont cccdc
parents veulent AA-DA
parents want ABAGB
paris eagce
parke* acddb
parked acddb
parked car edeee
parki* addbd
parking addbd
parking il EAA-A
parla* cccAc
parlait ---Da
parle BGGCA
parle a DDHHE
parle d -ADBA
parle de A-Fa-
parle pas -DA--
parler CAbB-
pars BaBaa
pars dimanche BBFBB
part ? ccccc
part ceedb
part en ccccc
part ou BBBBF
parta* bdddd
partage acccd
parte DADAD
parte* AFBEB
partent AFBEB
parti CDEDA
parti avec BFDEB
parti dans ABHAB
partie avec -AaHA
partie cbaDb
partie de ddddd
parties and edeed
parties edeed
partir . dbbcc
partir ? ddedd
partir BBDBE
partir a ccccd
partir avec ABAGC
partir en dcadd
partir je CCGCC
partir pour CCHCC
partir que ccdcc
partir tout ABBBG
partis cca-d
partn* AAdbc
partner BBdbb
partner in EFBBB
partner is FGCCC
partnership ccccc
parto* G----
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
pas quoi cdedc
pas ramene ABBFB
pas rentre BGCJF
pas rentrer AAADA
pas se CFGCD
pas sortir FGAAa
pas telephoner HBBCC
pas venu -C-a-
pasager CACAA
pase bien cccdc
pase gchfg
pase ses ---C-
pase t eefee
pased F----
pased away dccdc
pased out ICBCC
pasen* c-ccc
pasep* bddbd
paseport bcdac
paser aCC-A
paser la AEBBB
paser le aCaaa
paser* ABEAA
paserai CCGCC
paserai pas CCGCC
paspo* Bccd-
pasport Bccd-
past DA-AD
patie* E-aa-
patient F-a--
patro* ccde-
patron ccdeb
patron me acdcb
patrone baaaC
patrone me a---D
pavem* BCABK
pavement BCABK
pay ? eefee
pay fghgg
pay for ccccc
pay my ccccc
pay the deddd
paye ? cddcc
paye iihhf
paye pa dcdcc
payer ? eeeee
payer gghgg
payer la cccdc
payer mes cbccc
payin* degec
paying degec
payme* eefee
payment eefee
pays ? ddede
pays cceAd
pays pour CCCHC
pays the edebe
pe cccdc
peace a-C--
peine ccacc
peint* eeeee
peinture ededd
penal* c-cbb
penale bcbbb
penalty ddddd
penda* b-baC
pendant b-baC
pendant la ecgfe
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
pensi* fefee
pension ? ccccc
pension fefee
pension pour ccccc
peopl* GACCB
people GACCB
per dcddd
perce D-a-D
perd ddddd
perdr* beeed
perdre beeed
perdre ma dcddc
perdre mes ECECC
perds CDJCD
perds la CCHCC
perdu abAAb
perdu mes ddede
perdu mon a-C--
perdu son fffge
perdu* eefef
perdue eefef
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
pere qui CDDLD
pere refuse bbAca
pere s --Da-
pere veut bbAcb
pere vient aabBD
perio* eefee
period dcddc
permi* gghfg
permis de ccdcc
permis fgggf
permision ? bbcBb
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
persone de CDHDF
persone n ---DA
persone ne DHIBC
persone suicidaire ddedd
pete BD---
petit -BBLB
petit a AAAEA
petit ami BBEAB
petit fils -BBD-
petit frere ADCLC
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
peur GBFEA
peur de FCHGB
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
peuvent ils -C--B
peux AAbbA
peux pas IICCH
pharm* ceedd
phone -CaA-
phone . ccdad
phone and CAABC
phone for BHBBB
phone* -Da--
phoned BFABB
photo* aABG-
photos -ACHA
photos de BDGHD
photos nues AAAFA
phras* dcdcc
phrase dcdcc
piano feffe
picke* AJGBB
picked AJGBB
picked a AADAA
picked the AADAA
picked up BIBBB
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
pils DEQDD
pils and BBHBC
pirat* edeee
pirate ddedd
pisci* --AEA
piscine --AEA
piza ccdcc
pj AEAAA
placa* GBAIB
place cBbaa
place de ccdcc
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
plane defef
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
plat C-aa-
plate* EAAaA
plates EAAaA
play a dcddc
play feffe
plays fdfff
pleas* HDCCB
please HDCCB
please help fdedd
plein EBEFC
plein de EADBB
plein* DJCHD
pleine DJCHD
pleine nuit CGCGC
pleur* CB-G-
pleurait aAAFA
pleurant A-AFB
pleure -BbCa
pleurs E-A--
pleurs son E-A--
pleut -AAAE
plomb* edede
plombier edede
pls JCBCC
plu FFPEF
pluie -A-DD
plumb* gegee
plumber gegee
plus . aaAEB
plus ABIBB
plus aucune ABFAA
plus besoin --F-A
plus d -AFAC
plus de aADaB
plus debout BBEDB
plus depuis dcddd
plus du ddfdd
plus entrer CCBCH
plus envie --C--
plus et c--aa
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
plus rentrer CBBAF
plus rien -aBBa
plus simple BBFBB
plus tard ddfdd
plus tot ccccc
plus vivre -AH-A
pluto* AAE-A
plutot AAE-A
pm EBAAG
podca* ddddd
podcast ddddd
poele EAAAA
poeme ccdcc
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
polic* BLAAF
police ? gggfg
police CMBBG
police a AI---
police and AFBAC
police are EHEEO
police at ACBAD
police aux BGBBB
police came AFABA
police custody AHAAA
police d cddcd
police ele BGABA
police est IBEEL
police gave -a--D
police have EODDE
police i GFBCC
police it DCAAC
police m giggg
police say BFBEB
police station aFaaa
police stoped cdccc
police take BGBBB
police vient AGAAA
policeman dAdcc
policier cAcdc
policier m AEA-A
policiers aD--E
policiers sont cccca
pompi* ddedd
pompier dcddc
pont baFaa
porta* AAccb
porte . DCCCI
porte EBABK
porte a EBADC
porte avec CaaaB
porte blinde AAAAE
porte d CBBEE
porte de -bcca
porte est BEAAC
porte et -AAAH
porte le cccca
porte pour ----D
porte sur ddedd
porte* ceeee
porter bdddd
porter plainte ccddd
portu* ddfad
portugal ddfad
posib* cbddd
posible ? ddedd
posible cbddd
poste COBAC
poste depuis ecddd
poste on BHA-B
poste* AAFAA
posted AAFAA
pote BKBBC
poube* ddcda
poubeles eedee
poule* ddedd
poulet ccccc
pour 0 BCBBF
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
pour l --a-F
pour la dddbd
pour le gfgdg
pour les bAccA
pour m CHCDH
pour ma EBba-
pour me HBCAG
pour moi GHSGH
pour mon aFbaa
pour ne BBFDC
pour noel ddfdd
pour nous aaa-G
pour partir -BDAJ
pour qu BBBFE
pour signer hghhi
pour toujours EFOJF
pour tout BBFBB
pour un ccedd
pour une dbfee
pour vendre ccccc
pour vider BABBG
poura* ABFAB
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
pouse a ccdcc
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
prefer CDJDC
prefere ABHAB
prefere mourir BBFBB
pregn* ED-ED
pregnant ED-ED
pregnant and ACbBa
premi* edeeb
premier eceed
premiere cdccc
prend E-BaB
prend la cbAbb
prend ma FCEAF
prend* ABBCD
prendre -BACE
prendre l AAADA
prendre mes AAAAF
prends CADA-
prene* AE-AA
preno* EA--A
prenom FBABB
prepa* A-E--
prepare -AGAA
prepare un cdddc
pres EA-EA
pres de aaaC-
presc* feffe
prescription eefee
prese* bBdca
present ? cccce
presente -Ea--
presi* eefee
president ccdcc
presq* Dabaa
presque Dabaa
presu* edede
presure ddddd
prete edeed
prete* edeee
preve* dadbb
prevenir dadeb
prevo* ccccc
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
pris des AAFAB
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
prive* a-aC-
prix ccccc
proba* ddddd
proce* ddadc
procedure ffffg
proces baCa-
proces de ddedd
proces je CDJDD
proch* bdcee
prochain -dede
prochaine ddddd
procu* aCaaa
procureur aCaaa
produ* ddedd
prof dabAc
prof de --aD-
profe* dddbd
profi* -A--F
profite BBBBH
profite de BBBBF
progr* ccdcc
proje* ccacc
project ddedd
project is ccddc
prolo* AIA-A
prolonge DLCBC
prolonge de BFAAB
prolonger -C---
promi* ICFBC
promis FBAAA
promised EBFBC
promo* dcdcc
promotion ccccc
prope* ededd
property ddddd
propo* ddddd
propos cbccc
propr* ----J
proprietaire a AAA-G
proprietaire babbG
proprietaire est ABAAH
proprietaire m FEDDL
proprietaire me dcdcd
proprietaire ne ccccc
proprietaire veut edeef
proprio BCABM
proprio a CDCDL
proprio ma BBBBG
proprio veut ccccd
prote* bdedd
protection Caaaa
protection order D----
protege ? cccdc
protege eeeee
proteger acdbc
prouv* ddedd
prouver ddedd
prove ddddd
provi* cccac
psych* eefee
pu BGGCC
pub -bcbc
publi* eeeca
public ddeed
publie dccbc
publie des dcddd
publier AA-CA
publique AAAAH
publique est AAAAE
puis edfee
puis il C-a--
puis je ffgff
pul DD-DA
puled MECDD
puled a ICABC
punch* ODCCD
punched JCCBC
punched me GCBBC
punching JCABC
punching me JCABC
puni cccdc
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
putai* BACAA
putain BACAA
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
qu on FEGEG
qu un deadd
qu une A-D--
quai GDICD
quai et BCHCC
quali* ccccc
quand ? -Caaa
quand a ccccc
quand a-a-b
quand il B-bCa
quand j Abccc
quand je CAEEA
quand maman -BBFB
quand on cccca
quand puis cbccc
quatr* -ac-a
quatre abdba
quatre mois ccccc
que 0 CD--A
que CCCBC
que c bCBDC
que ca --F-A
que ce cdced
que de CDICC
que dois bbcbA
que doit DBEAB
que faire aDbAD
que j G--AC
que je GCDCF
que l a-C-a
que la -AFCB
que les acccb
que ma BGEDC
que mon BMFGC
que papi AAAEA
que risque edede
que se efgee
que si ICEBF
que son B--GA
que tout BCJCC
que va ddddc
que vous ACDAA
quel age dcddd
quel contrat ddddc
quel delai cbccc
quel est deedd
quel fegff
quele date ccdcc
quele eedee
quele est ddedd
quele heure ccccd
quele peine cbcbb
quele* fffff
queles fffff
queles sont ccccc
quelq* B-BBB
quelqu CAACC
quelqu un CAACC
quelque bdcdc
quelque chose acbdc
quels droits ccccc
quels fghgf
quels papiers acccc
quest* cGccc
question hchhg
questioned CKCCC
questioning CHCCC
questions -Ea-a
qui a dbddd
qui apeler Accdb
qui bcdbd
qui est cacab
qui garde ccccc
qui l DBBGB
qui le EBBFB
qui me D-aa-
qui ne ccdcc
qui paie gfgfh
qui peut ecfce
qui s --C--
qui se ABC-A
qui tourne EAAAA
qui vont ddedd
quinz* efffe
quinze ans ddeed
quinze efffe
quit ccdcc
quite* abcaC
quiter abcaC
quiter la AAADE
quiter les ABAAE
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
racro* ABDAA
radiateur D--Da
raise edeee
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
rang HHDFC
rang from -ACCA
rang me FDBEC
rang whispering D--BA
range AADAA
raped QECIF
raped by aaaD-
rapel* ddddc
rapele ddddc
rapes CDBKD
rapes me CDBKD
rapor* ccccc
rapro* FBAAB
raprochement FBAAB
rate db-cc
rate mon ABEBB
rater* HDGDD
rathe* BBHBB
rather BBHBB
rather die CCHCC
ratin* ccccc
rating ccccc
rats ddddd
rayur* ccdcc
re HFDIM
re forcing EAAE-
re holding DBA--
re in ABBED
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
realy cccca
reaso* BBGBB
reason BBGBB
reason to CCICC
recei* eefee
received ddedd
recep* FFCCG
receptioniste EDBBB
recet* ccdcc
recete ccdcc
recete de ccdcc
recev* ddeed
recevoir ddddd
recip* ddedd
recipe ddedd
recla* --abb
recog* ccccc
recoi* C-aa-
recois C-aa-
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
recu Aaecc
recu un eefee
recu une Abdbb
recue ccdcc
recup* gfgge
recuperer gggge
recuperer ma ccdcc
recuperer ses dcddc
red ddddd
red light ddddd
redes* BCICC
redig* cbbcc
redou* ddded
redoubler ddded
refai* dcddc
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
refuse de -AaDa
refuse je EAB-A
refuse qu ECFEC
refuse to ddddd
refused ddbdd
refused to ccccc
refusent bAccc
refuser bAbbb
refuser de ADA-A
refuses ccdac
refuses to cbc-b
regar* ABHFA
regarde BBIFB
regarde les ABEAB
regarde sous -AAEA
regim* caccd
regime caccd
regis* fefff
register ccccc
registered ddddd
registered leter ccccc
regle aaDaB
regle* acdcc
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
relea* --bbb
release BCaa-
relie* ABGAA
relief AAEAA
relog* ----D
reloges ccccc
reloges depuis ccccc
remar* ffffe
rembo* hijhh
rembourse ffhff
remboursement ? cdccc
remboursement deeee
rembourser eegee
rembourses ? ccccc
rembourses ccccc
remov* -A--H
removed BBABH
rempl* fefff
remplir ccccc
renco* -AAGA
rencontre -AAGA
rencontre sur -AAGA
rend fddce
rend fole feffe
rend pas cbd-b
rende* ddeAc
rendez ddeAc
rendez vous ddeAc
rendr* fefce
rendre ? dcdcc
rendre fegce
rendre la ddddd
renou* bCbbb
rent hghgd
rent increase dcccc
rent is ccddc
rentr* HDBGH
rentre DAaCD
rentre a EAAAC
rentre chez HCBDA
rentre de AABHF
rentre du ACACD
rentrer KFFHI
rentrer chez FDEGF
renvo* cbc-b
repai* ddedd
repar* Ccccc
reparation ddddd
repas Dabaa
repas etait FBABB
repet* cb-ca
repete --D-B
repete qu --D-B
reply CDKCD
repon* cbaac
repond baabb
repond pas bdeda
repond plus ACEB-
repondre --C--
reponds a-bDa
reponse eeeee
repor* bddbb
report -bcAb
reported adccc
reported my ddccc
repri* -C--F
repris BFBBI
reprise ccccd
reput* ededd
reputation ededd
reque* ccdcc
request ccccc
request for ccccc
reser* Adedd
reserve F-a--
resid* --a-F
residence ABAAH
resig* hghgg
resign feeee
resignation ddedd
resignation leter ccdcc
resil* ffhff
resilier ? ccecc
resilier edfdd
resor* -GAAA
respo* deeee
responsable ? eeefe
responsable ceefe
responsable en DAAAA
responsible ? cccdc
responsible cccdc
resta* ddfec
restaurant bcdca
reste aBDDB
reste* debee
rester ab-cb
restes eeeee
resum* fefff
resume eeeee
retar* ffffd
retard de ddddd
retard ffffd
reten* AKADB
retenu a caccc
retenu aFa-a
retenu au -C-b-
retenu par CJCCC
retenue BKBDC
retie* IGGCD
retienent GGCCC
retient EBFBB
retir* cdced
retire bb-bb
retired -bacb
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
retur* befee
return bdfde
reuni* ddddd
reunion cdccc
revei* FFQHF
reveile CCHFC
reveile pas CCEHC
reveiler DEMEE
reveiler demain BBFBB
reven* HAAFB
revenir Eaaaa
revenu HCCHD
rever* aabG-
reverai --aGA
reverai plus --aE-
revie* CbAAa
reviens -ACAB
revient FbbCa
revient de AAAHB
review feffe
revis* fffff
revise ccccc
revision ccccc
revoi* DDJCD
revoir DDJCD
rice ---D-
rien . CAADB
rien bAA-b
rien de aaCaa
rien dire ABAGB
rien fait AEAAA
rien je BBEAB
rien meme CCHCC
rien ne AAEAA
rifle GBA-B
right ? fefef
right HEBBH
right now LIFEK
right* d-edd
rights ? eeede
rights d-edd
rights of ccccc
rigol* E-ba-
rigole HBAAB
ring ? BCBBE
ring DCa-B
rire ededd
risk dadcc
risqu* eefee
risque edeee
roads* Adcbb
roadside Adcbb
roblo* DDCKD
roblox DDCKD
rof -BHAC
roisy BGBAB
rom . CAA-C
rom E-aBI
rom he GBBBB
rom to -cddc
roman ccdcc
romat* KDECC
romate KDECC
rome cbccb
rompr* ccccc
rompre ccccc
ronfl* dcdcc
ronfle dcdcc
rope CDLCD
rope ready DDJDD
roste* edded
roster edded
rot ccddc
rouba* -FA-A
roubaix -FA-A
rouer FAAA-
rouer de FAAA-
rouge il DAAAA
roule GDGCD
roule vite GDGCD
round KEHJE
round my EBFAB
route . cefef
route Bddad
rsa ddddc
rucks* -AAAD
rucksack -AAAD
rude fdeed
rude to fdeed
rue HFCGO
rue avec ACCBK
rue ce ABABI
rue depuis ddddd
ruine AADAA
ruine* CDICC
ruined CDICC
rules -bccb
rumou* ccdcc
rumours ccdcc
run --CFA
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
s bed BBBBI
s ben FMCGD
s car -A-EA
s coming GBAAA
s custody aCaaa
s dad AAAED
s dark -AAFD
s driving GB-AB
s en GEKED
s est AEF--
s going FBDAB
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
s phone ffffe
s siting DBDCA
s smoke ABAHB
s standing BAAaF
s stil CJ-A-
s the cbac-
s threatening FAA-A
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
sa mere EFCJD
sa mort -ADAA
sa part ddeed
sa voiture Cbacb
sac FBABG
sacs BCCBJ
safe ddfdd
said MENEF
said godbye a-E--
said he HCDBC
said if HAaBA
saign* HBAGA
saigne HBAGB
sais HFJDC
sais pas GEEBA
saisi AAF-A
saisi par AAFAA
saisi* dcbcb
saisir cccca
saisir le ccccc
saiso* ccddc
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
salon HBAAE
samed* C-B-a
samedi EADBA
sanct* ccccc
sang KCCAC
sans aACAA
sans aret ECGCC
sans cese ccdcc
sans interprete AGBBA
sans manger CCBHB
sans moi DFMDE
sans mon cbcB-
sans nous bAbcc
sans payer edede
sans prevenir ----D
sans son BGHAC
sans suite cddcc
sarl ccccc
satur* C-CaC
saute db-cc
saute du ABFBB
saute* EEPDD
sauter GFREF
sauter du BBHBB
sauve E-a--
savoi* bbacc
savoir bbacc
saw --E-A
say DKCDH
say he CCAAA
say i DJCDK
say my ADA-A
say they E-BAH
sayin* DCJAC
saying DCJAC
saying he DBFAB
says IFGHF
says he FBDCA
says her -A-FA
says i D-aCD
says if HBCAB
says it BCCHC
says my CLCGD
says next FBABB
says she GHOEF
scare* EACFA
scared EACFA
scared of EBDEB
scari* -AFAA
scarifie -AFAA
scarifie et ABGBB
scele* ---AD
sceles ---AD
scene ccccc
schiz* HABAB
schizophrene HABAB
schol --aFa
schol . ACACA
schol and cbbEa
schol is -a-D-
schol play cccdc
science ddedd
scola* edead
scolaire dcd-c
scote* dAddc
scoter dAddc
scrat* acdbc
scratched edddd
screa* MEDKD
screaming MFELE
screams FBBEB
scren* ccccc
screw* HCBBC
screwdriver HCBBC
se BCFBB
se a AHCBB
se any BCGCC
se dispute EA-AA
se faire HBAAE
se fait E-AGC
se him CHAGC
se his feffe
se it DAA-A
se jeter -CJBB
se marier feffe
se pase feggf
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
second -Eaaa
secou* JFEPF
secoue HFERF
secoue le BCCKC
secoue mon BBBFB
secours FA-aA
secre* -DBJB
secret -BBJB
secte CCCHC
secti* ccdcc
secu dcddc
seing cbabb
seize* dcdcc
seized dcdcc
sel hghhg
sel me dcddc
seler feffe
seler won ccdcc
self A-Ca-
selin* eeeef
seling eeeef
semai* eeded
semaine ccaca
semaine derniere dcecc
semaines ffgef
sen BBBFB
send EFAGB
send me BCBJC
send someone FGBBC
seneg* CACAB
senegalais CABA-
sens BCJCC
sent acacd
sent me AbAbc
sente* ffgff
sentence ffgff
separ* gfggf
separation ccdcc
septe* ccdde
seque* NDCCE
sequestre LDBCD
sequestre par GBAAB
sera DIQDE
sera t --C--
serai CDMDD
serai mort BCICB
serai plus BBHBB
serai* EDOCD
seraient --E--
seraient mieux CDICC
serais FCGCC
serait CCMCC
serait plus AAEAA
serait un CCHCC
sere MLDEE
sere le GAAAA
serie ddddd
serie* fefee
series ddddc
serio* ddedd
serious ddddd
seron* BBGBC
seront BBGBC
sers AADAA
sert AAGAA
sert a CDJCD
serur* a-aaH
serure ABAAJ
serure a CDDDK
serure de ddddf
serurier dcccD
serurier est a-aaC
servi* a-C-E
service baBb-
ses 0 -D---
ses AEBCA
ses afaires ffdff
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
seule a eefee
seule dans ABAFA
seule sortie CDJCC
seule* ABEAA
seulement ABEAA
seuls CCCJC
seven AAAEA
sever* ccccc
severance ccccc
sexue* cbd-b
shake* DDDKD
share eefde
share* gfgfg
shared fefef
she DBDEB
she get eeffe
she has CBCFD
she is bbbCb
she keps ECCFC
she l EECGB
she lives FAAAB
she neds -D---
she s BCECC
she ses dcddc
she threatens GCBCC
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
shot bdbec
shot himself b-E--
shot myself edged
shotg* EBDAA
shotgun EBDAA
shoul* cdccd
should defde
should i cdeee
shout* G-a-a
shouting LDCEC
shouting that GAAA-
shouts at edeed
shouts feeee
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
si le BBFBB
si mes AADAA
si mon ddddd
si on ABIBA
si un ffgee
sibli* ccddc
siblings ccddc
sick fgggf
sick leave eeedd
sign a AFAAA
sign jfjii
sign the hghgg
signa* hghhg
signalement ddddd
signaler cccdc
signe gdegf
signe un dcecc
signe* hehhg
signed gghgg
signer . dddde
signer gegge
signer un ADAAA
signi* ddedd
signing ccdcc
silen* BGBDB
silence ADABA
simpl* -CF--
simple -BE--
since 0 CICBC
since BLCGB
since last BHBBB
since non AFA-A
since the EEBEC
since yesterday AICHC
sinon CA-CE
sinon il DBADG
siste* CCBE-
sister CCBE-
sister has EEBBB
sister is EFBIC
sister s ddddd
sister tok edeed
site dcedd
siter a dcddd
sitin* FGJDF
siting FGJDF
siting in EEBCE
siting on BCICB
six AabCa
six ans AA-GA
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
snap BBBGB
so ? dcccc
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
soeur a Ab-ca
soeur de CCCKD
soeur est DDDEB
soeur s AFAAB
sofa ccdcA
soins ddedd
soir . fedde
soir GDEFG
soir avec BCBII
soir et DEDEB
soir j CADAA
soir je EADA-
soir pour E-aaa
soirs DBG-B
sold feeee
sold me edddd
solei* BCCJC
soleil BCCJC
solic* -F---
solicitor -F---
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
someone else -A-AD
someone is IDCGD
somes DCAAG
somes en EA-A-
somes expulses DDDDJ
somet* b-Cb-
something b-Bb-
somni* EEMEE
somniferes BCHBC
son CDBFB
son at AFAAA
son avis ddddd
son bail ddddd
son beau AAAFA
son bebe -F-DB
son chien FCFBC
son emploi cdccc
son ex Cbdcb
son fils FA-D-
son frere BAAFA
son fusil ECKBD
son got bbaDa
son has AGBFB
son he AEAAB
son is DJEJC
son it ABGAB
son lit ---DA
son mari Bdefc
son papa -A-DA
son pere cbcGa
son petit -A-D-
son rang a-CCA
son s deeea
son studio CBCBH
son telephone BEGIC
son wants --D-A
son was aHab-
sone HFCCC
sont DCACF
sont chez EBAAC
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
sors HBBBD
sors avec EAA-A
sort aH-aI
sorte EBBAF
sorte* CCCDJ
sortent CCCDJ
sortent mes CCCDJ
sorti HCCAC
sorti sa FBEAB
sorti* GEEFI
sortie BBFE-
sortie de ABAGB
sortie du DC-a-
sortir GFCEM
sortir de GBBBJ
sortir du ABBBF
sortir la A-ADB
sory . FAAAA
sory FDKBD
soufr* CDKDD
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
speak to -DA-A
speak* AEAAA
speaks AEAAA
speaks english ADAAA
sped ccccc
spedi* eeede
speding eeede
spend aDa--
spend* ggiig
spends ggiig
spons* bcbcb
sponsor bcbcb
sprea* cccdc
squat CBDHM
squat il CCCFH
squat* ffffd
squaters eeeee
squateurs cbcc-
squez* IDCCC
stab JDCCC
stab me JDCCC
stabe* Acccc
stabed Acccc
stabed in EAAAA
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
started -AD-E
starv* AAAFB
starving AAAFB
state* cbccc
stati* bGbbb
station AJ-A-
station and AFAAA
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
stepf* EFEPE
stepfather EFEPE
steps* DHDHD
stepson DHDHD
stick BCBIC
stil bAdcc
stil has cccdc
stil have ccccc
stil inside BJBBB
stil there AFABB
stil with -DA--
stock* FBBAB
stole dbddd
stole my ccccc
stole* fffff
stolen bike cdccc
stolen fffff
stop DAFCA
stop it ACBGE
stop me ccdcc
stope* aB-aa
stoped aB-aa
stoped me deddd
stoped paying ccdc-
stops edfee
storm eefee
story bddcc
stran* DabCA
stranger DEDJD
strangle ededd
strangle my dcecc
strangled HAAAA
strangled me KCCCC
stren* BCJBB
strength BCJBB
strength left DDJCD
stres* ddedd
stret EFAEO
stret and AEA-A
stret with BCBEH
strik* fffff
strike ddddd
stuck adddd
stuck at ccccc
stude* -CA-C
student -CA-C
studi* AA--H
studio AAAAH
study ccdcc
stuf CCCGK
suces* gfggf
sucesion de ccddc
sucesion gfggf
such cbacb
sue ? cc-cb
sue ffefe
sui GDIDD
suici* -AIAA
suicidaire ABHBB
suicidal EFOEF
suicide dcadc
suicider DDNDE
suis CAAAB
suis a ddeec
suis asistante dccac
suis au BJKGD
suis cache GBBEB
suis convoque cddcc
suis dans baeAd
suis dehors cbdcA
suis desespere -ADAA
suis devant cbbBA
suis en JIBCI
suis enceinte EA-BD
suis enferme Adfgg
suis etudiant adccc
suis fait fefee
suis fatigue AAFAA
suis infirmiere FCDDB
suis je cdecd
suis journaliste ccccc
suis le aaaDa
suis locataire -A-AD
suis marie ddddd
suis mort fegef
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
supermarket FBBGC
suplie -CACA
supor* ceefe
suport feffe
supri* a-Daa
suprime a-Ca-
suprime mon ddfdd
suprimer a-Ca-
sur B-BAB
sur deux cccdc
sur facebok fdeed
sur internet AAHCB
sur l ffgff
sur la aaDaA
sur le CCEDH
sur les cefce
sur ma AabaD
sur moi Eabab
sur mon Eabba
sur salaire AADAA
sur snap BBBGB
sur son bbBca
sur un db-ac
sur une a-aaD
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
t a DAD-A
t answer ccdcA
t be aAHBA
t close dcdcc
t come -GAID
t do AAE-A
t ele eedee
t get D-cbD
t give ddedd
t go CDHHD
t have CEKCC
t il hhhhh
t know EI-BB
t le AAEAB
t leave FGBBB
t let IFEBH
t live ABAAD
t on ddedd
t paid eeeee
t pay cefff
t picking CA-DA
t reach ECaAA
t refund dcddc
t say -A-D-
t se CDJED
t sign eefed
t slep ffhfb
t stop JCCBB
t take bCdcb
t tel AFAGA
t told ECEBC
t understand cAecc
t wake CDHID
t want bcAdc
tabas* NBCIC
tabase LCCFD
tabaser FAAEA
tabaser par aa-D-
table FBJBA
table* BEKAB
tablets DIODE
taila* BBGAB
tailade BBGAB
tailade les BBGAB
take aBCAA
take care AAFAA
take him BFBHC
take my ABCBG
take the caCba
take to AADAA
taken DHEBB
taken away AHAAA
taken my DFABB
taken the FBADB
takin* CECCL
taking CECCL
taking my EGEEN
talk CCaDA
talki* A-D-A
talking A-D-A
tambo* FCBBF
tambourine GCBCG
tant bdedc
tant qu -bcbb
tante BabAC
tape NECKF
tape avec CBAFB
tape ele FBAAB
tape ma HAA-A
tape mon -A-DA
tape sur -bccc
taper B--D-
tard . dcedd
tard gghgg
taux ccdcc
tax gghgg
tax on ccdcc
taxe eeffe
taxe fonciere eeeee
taxes ddedd
taxi CBBA-
te GBABB
teach GCGGC
teach* bbcEb
teacher bcdDc
tel EEFFB
tel anyone CBAFB
tel me CCDEA
tel my BBHAB
tel the Acccb
tele . dcccc
tele cdeed
telem* FCEBC
telement FCEBC
telep* FEBDB
telephone ? dbccc
telephone DDBCB
telephone de eefee
telephone est BDEGC
telephone et FBBAA
telephoner HBBCC
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
ten minutes CBEBI
ten year cccdc
ten years dcccc
tenag* -BBG-
tenage BFBHC
tenager made AAD-A
tenan* a-bca
tenant a-bca
tenant and -A-AE
tenant is ccccc
tenant left ddeed
tenant s ccdce
tenant threatens AAEAA
tenis club ccdcc
tenis ffgff
tenta* aDA--
tentative aDA--
terac* bcccc
terace bcccc
terai* dcdcb
terain dcdcb
teras* ecadd
terase ecadd
tere KDCGD
terif* ABAFB
terified ABAFB
termi* eeeee
termination edfee
teror* ADDEB
terorise -BDEB
testa* dd-dd
testament dc-dc
testament est CDICC
tete GA-C-
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
that acaac
that alowed ddcdc
that he GEGDC
that her FBBDB
that i bceba
that is DBAEB
that mumy ---C-
that never ddeed
that s ABGDA
the -A-AA
the 0 ACDAD
the agency edeea
the airport BFBEB
the army ddddd
the baby ABANB
the back cabBb
the bailif AABAK
the balcony CDGID
the bank cc-dc
the bar -cdcc
the basement EBAEA
the bath DEKGE
the bathrom DBEAB
the bed LECID
the bel CDADA
the belt -AEBB
the border AGADA
the bos ccccc
the boy BDCLC
the building AbcA-
the bus ccdAc
the car BaDAa
the celar CA-GA
the cels AHABB
the child -AAEA
the children AB-LE
the co ccccc
the coker AAAEE
the comisariat BIBAB
the company cbccd
the contract ededd
the court abbdd
the cpam dcddd
the custody ccdcc
the dark FCBEC
the day ededd
the death ccecc
the debts ABEAA
the deposit ccddd
the diference bccbb
the dor GCACK
the driver GA---
the engine AAGAA
the eviction BABBI
the face JCCCC
the family B-CaA
the farm ABFAB
the file cbcca
the fine edeed
the first DBCBB
the flat DABDD
the flor JBAAB
the foster DDCJD
the front DAAAC
the garage -bCAa
the garden geebd
the gas AACC-
the gate FBBBE
the gendarmerie DNEDD
the gendarmes BIAAG
the girl BBBHB
the ground GBBAA
the gun ECJCC
the hair EAAEB
the hal AAACD
the hearing ddddd
the holidays cb-cc
the hotel -B--G
the hour CCBBH
the house EADCA
the inheritance ddddd
the insurance --D--
the insurer ccccc
the iron DCBGB
the judge dabcd
the kids AbbAb
the kitchen Cbabb
the landing a-aBE
the landlady AAAAD
the landlord ACABN
the law ddddd
the lawyer eeeee
the lease abcca
the litle BCBIC
the lock --aaG
the locks AAAAH
the locksmith ddeda
the man c-aDa
the market CCBGC
the match BGBBB
the meting edeed
the metro dcccc
the morning B--DA
the mother cbc-d
the movers bbcbA
the nany CCCKC
the neighbour DAAEa
the newborn BBBHB
the next F--a-
the night ACAEA
the notary eefee
the ofice -cccc
the oficers BFBBB
the old A---C
the only -AG-C
the other ccddc
the owner aA--K
the pain DDJDD
the parents --aC-
the pavement BBABJ
the phone AGEDF
the place DCBBF
the plane bdded
the point BBFBB
the police BI--C
the prefecture ebfee
the rain BBBED
the rent feeeb
the residence BBBBF
the roadside Adcbb
the rof DELDF
the rope DDJDD
the rules DAAAA
the sale hhiih
the schol cffge
the seler fefee
the shelter GCCCH
the shop feffe
the shotgun CADAA
the shower BaaCa
the squat --ADE
the stairs FA-AG
the station BJ-BA
the storm edeee
the stret EFAEO
the supermarket FBBGC
the table ABHBA
the tablets DDKDD
the tax dcdcc
the teacher aaaDa
the third BCEFB
the time BBFBB
the town AA-AE
the train C-C--
the tre AADAA
the us ddddd
the van ACAAC
the wal cceac
the way HCGBC
the wekend bb-cb
the wil ddddd
the window DFKCH
the winter BBDBD
the wods BCIBC
the works ffhff
the wrong feeef
the yard BBCBI
theat* feeee
theatre feeee
theft dddcc
their father DDDJD
their fegag
them CDJJF
them i -AACD
them this AAABD
then CEDAA
there ? dddde
there CEBBB
there a ddeee
there are acdad
there is EAE--
there s KFJLJ
there since -D---
these cegee
they DJCFI
they are FGAFF
they arested CJCBC
they ask ccccc
they cal ddddd
they cut -A--G
they do A---E
they evict ABGBB
they gave AFBBB
they have -C-aF
they kep FICCB
they l F-C-B
they put eCddc
they re GFELN
they say ENCCH
they take CGGEC
they tok BMFBE
they told ggggg
they ve GMDFO
they want CKCGG
they won AIADF
thief ccdcc
thing -AD--
thing* Bab-C
things Bab-C
things on dcdde
think JFKLF
think about DELDD
think he DABAA
think my DBAIC
think* DEOEE
thinking EFQFF
thinking about BCHBB
thinking of EFNEE
third BCEFB
third flor BCEFB
thirt* BBEBF
thirty A-AAE
this -ABAC
this afternon AF-AH
this anymore AAEBA
this contract ccccc
this estate dcedd
this evening ABDDF
this form dcddd
this is DENEE
this lease eehee
this loan ededd
this minute -AAAF
this morning DFABF
this sentence ddddd
this sumer AA-FA
this time EFNEE
this wekend a-bEa
this world DDJDD
those BBAEB
thoug* BBHEC
thought --DDA
thoughts CCGCC
thre acbab
thre hours ---D-
thre weks fefee
thre years ccccc
threa* IBCCA
threatened HA-AA
threatened me D----
threatened to FAAAA
threatening KEIED
threatening me HBAaB
threatening to ABDDA
threatens Daa-b
threatens me ICCCC
threatens to Ca-bb
threw FCFIE
threw me CB-HD
throa* F-aa-
throat F-aa-
throat every HBBBB
throu* -aaCa
through -aaCa
through a edeed
through the CA-EA
throw ECHCC
throw* KEEEP
throwing JDDCK
throwing us ABABE
thrown EDDDM
thrown out ABBBJ
ticke* eefee
ticket eefee
tie CDHHC
tiene* AEAAA
tienent AEAAA
tiens HFLEF
tiens plus CCHCC
tiens un GDHDD
tient G-ABA
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
tirer une BCHBC
titre ccbcc
tjr -CA-B
to --C--
to ? ddddd
to a fbfee
to answer DICDC
to be bbB-a
to beat HAAaA
to break C----
to bring AAAEA
to buy ddfdd
to cal -C-CA
to change eeeee
to come DDA--
to cut Abdbb
to die CDNCD
to disapear ABFAB
to do CBaaa
to eat CCFFB
to end BCIBC
to erase AACAA
to evict BCABI
to find -GBBA
to finish GBBBB
to get GBCCF
to give ccd-c
to go BAECB
to hand AAACE
to hang AAF-A
to have babCa
to heaven ---E-
to help B-C--
to him ABEDB
to his ffggf
to hit FBBAB
to join AAHaA
to jump EFOEF
to kil LFJIF
to know eefee
to late dcddc
to leave bdfb-
to let ----D
to live bbDdb
to low ccdcc
to mary C--IA
to me fedad
to met CCCIC
to move cccdc
to my AAEA-
to our ddedd
to pack a-abG
to pay ghigg
to prison EBFBC
to pul ECBEB
to question BHAAB
to reply BBFBB
to report ddddd
to resign feeee
to say BEEAB
to schol ccddc
to sel edeee
to send FDCKD
to sign gaffg
to slep DDJDG
to stay BBGBE
to stop ABGAA
to strangle dcecc
to sue eefee
to tel --aC-
to the B-CB-
to throw ECHCC
to wake BBEBB
to work hgjig
today . EA-A-
today IFDGM
today and ECCBF
today is AEAAA
today where CCCCH
today with FCECF
todle* CEDOE
todler CEDOE
toget* cb--c
together cb--c
toi EBFBB
toile* DAAAA
toit --Eaa
tok CHGDD
tok everything cc-dc
tok my FKCDE
tok our -D-F-
tok the -AFaE
told DFEGE
told anyone ECEBC
told me CBEE-
told us ccdc-
tomat* ddedd
tombe dcd-c
tombe en ccccc
tomber b-aC-
tomor* ADB-a
tomorow . ededd
tomorow ADB-a
tomorow and CGFCC
tomorow he GA-AB
ton FBBBB
tonig* FFFFH
tonight . gegad
tonight FFFFH
tonight he GB-AB
tonight i GBBBB
tonight my AFBAD
tonight the eegee
tonight to E----
tonight with ABABG
tonto* aAAHA
tonton aAAHA
top ccccc
tordu GBBCB
tort acccc
tortu* CDCJC
tot ccccc
touch* HEEPE
touche FB-KB
touche ma BCBIC
touched GDCKD
touched him AAAFB
toucher edebd
toucheront CDICD
toucheront l CCGCC
touches BDBMD
touches him CCBHC
toujo* CHGBB
toujours CHGBB
toujours pas -Fa-A
touri* dddcc
tourn* HCEDB
tournevis HCCBC
tous EBICB
tous les C-DB-
tout . acdcb
tout ECHDF
tout a GC-AD
tout bas ---D-
tout de FFECI
tout en BBBBG
tout est --aaF
tout et Abccb
tout le --FBB
tout les HDHCD
tout prepare CCICC
tout pris ABFAB
tout s BCGCC
tout se cccdc
tout sera --C--
tout serait CCHCC
tout seul -A-FA
tout va ddded
toute aaCCb
toute facon CCHCC
toute la ddbad
toute seule ABAFA
toute* AA-BD
toutes AA-BD
toutes mes CCCCG
town bbdbB
toy dcddc
tps BBBFE
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
traine bcd-d
trait* -ccc-
traitement EAAAD
trans* gghhh
translate cdccc
trava* efgee
travail . dcddc
travail bcdcb
travail depuis ddfdd
travail et FCBBE
travailer dans bbcBa
travailer dgiff
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
trois bcc--
trois enfants CCCIH
trois fois AADAA
trois heures aa-CB
trois jours acfce
trois semaines dcdcd
trois* FDGHD
troisieme FDGHD
tromp* gfgff
trompe gfgff
trop de ffffe
trop eeaff
troto* CBABK
trotoir CBABK
troub* -AE--
trouble -AE--
trouble if AAEAA
trous* FBBBB
trousers FBBBB
trouv* D-aAC
trouve FA-CE
trouve mes EBABF
truce AA-AC
truck -A--D
true ? ffefe
true ggfgf
try C-A--
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
two cops BCCBH
two girls EA-Da
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
un bon edfde
un cadenas AAAAG
un camion BCFCJ
un client D-a--
un colis eddde
un concurent ccccc
un constat ccccd
un controle deddd
un coup FAbaa
un court ccccc
un couteau DBEDA
un crime ccccc
un de -CCa-
un debat dddcd
un double ccccd
un eleve cccbc
un enfant baaDa
un entretien ccccc
un expose ddddd
un faux ccccc
un film edddd
un fils edeed
un fusil C-aa-
un home MDCKD
un huisier feffg
un inconu BCFHC
un jouet ddded
un jour eddde
un juge AE-AA
un locataire ddddd
un mariage GCCFC
un marteau FBBBE
un mec HCCDB
un mesage ECDAB
un mineur deeed
un mois ccc-c
un monsieur BCCGK
un mot DDIGI
un mur bdedc
un papier -EAAC
un pere ---DA
un poeme ccdcc
un policier aCaaa
un pour DBAAA
un prof AA-EA
un sac EAAAD
un scoter -D--A
un serurier --A-F
un soulagement CCHCC
un tournevis HCCBC
un train BCGFB
un type HCBDC
un verou -BAAF
un voisin dcddd
un vol ACAAA
uncle -AcDa
under HECDC
under a HEIDD
under the IB-BC
under* -GCBA
underage CGBEC
understand -DD--
undre* IDCHD
une aaaab
une amende dddde
une arme HA-AA
une asurance ccdcc
une bale FCICC
une bare EAA-A
une betise -AH-A
une boite BBHBB
une bone BBFBB
une ceinture EBAFB
une chaise FAAaG
une colegue ccdcc
une corde EFPGF
une demi EBBBE
une droite HCBBC
une expulsion dcdcb
une feme Dbccb
une file edebd
une filete BBBHC
une garde deddd
une gifle EA-AA
une heure DGCDJ
une histoire -D--B
une lame JDGCD
une letre cbCbb
une liste --Ca-
une mere -AaDA
une nounou ccddc
une nouvele dcdcc
une pension ccccc
une persone ddeca
une petite -A-F-
une photo ECFBC
une poele GBBBB
une question dcddc
une saisie AADAA
une societe ccccc
une terase edfee
une video DBBDB
une voiture aD-GA
unpai* ddddd
unpaid ddddd
until -becb
until the cbcba
until today EA-A-
up . DADAB
up ? AADAA
up FGFEF
up by DEBDB
up for aCaaB
up my -A--D
up since AEAAA
up the B-BaD
up tomorow BBEBB
up with aDbbB
upsta* eceBc
upstairs eceBc
urgen* ebedd
urgent dbedd
us EEDCL
us leave AABBF
us out HDDEO
us this BBBBG
us to -CBAB
use dcdae
used car ddedd
used gegfe
used to dccdc
usurp* ccdcc
utili* eeffe
utilise ddddd
va . a-D-A
va Cab-b
va bien ddded
va etre CECHC
va me E-cD-
va nous EAA-A
va se aAEAA
va t ghghf
vacan* eefdb
vacances edecb
vacances et a-aaD
vais ABLBC
vais faire DEKDD
vais je eegee
vais me BCKCC
vais rejoindre ABEAA
vais sauter DDIDD
vais tuer eefdd
valab* ab-bb
valable ab-bb
valid ? ffgff
valid hgigg
valis* ADBCM
valise aA-AF
valises BDCCL
valises sont ABAAF
van -E-CF
van gogh ccdcc
vanis* ABEAA
vaut -DGBA
vaut mieux ADFBB
ve FFKEJ
ve already EBFCB
ve ben -A-aD
ve got ABJBE
ve had dAcdd
ve just EbeaD
ve kept BHBBB
ve locked Bbdbb
ve put CCGCI
ve started CDHCH
ve writen -AD--
vehic* ededd
vehicle ddddd
veine* DEOCE
veines DEOCE
veines dans BBFBB
velo a edded
velo hhhhh
vend ddddd
vende* feffe
vendeur feffe
vendeur ne ccccc
vendr* ihiih
vendre ighhh
vendu gffff
vendu une dcccc
venir FEABD
vente ihihh
ventr* Cab-a
ventre Cab-a
venu a-ccc
venus CICBG
venus chercher BHBBB
verba* eddd-
verbal --AAD
verbalement ededd
vere EA-AA
verif* AEAAA
verou BBBBI
verou* bbbbE
verouile ddedd
verse* gegfe
vetem* C----
veu aBCEa
veule* CEAGC
veulent CEAGC
veulent me ABAIA
veut -b--b
veut areter cddec
veut changer gffhf
veut l AEAAA
veut la BBBFB
veut marier CCCIC
veut me KD--A
veut mourir --Fa-
veut partir -ABDA
veut pas acaAb
veut plus A-ACa
veut que AFABH
veut recuperer fddee
veut se ABJAB
veut une ddddd
veut vendre edede
veut vivre ffhif
veux aaEba
veux disparaitre AADAA
veux dormir CCICC
veux mourir DDJDD
veux partir GBDAB
veux plus BCJCC
veux que CCJDD
veux quiter eegee
veux un AEAAA
victi* ccd-c
victime aaaC-
victime d BBBGB
victimes ccccc
vide CDIHG
viden* BBCCH
vident BBCCH
video BACFA
video game ccddc
vider BBBBI
vie IFPEF
vie ne DDJDD
vien GBBEC
vien de GBBAC
viene* FB--A
vienent FB--A
viens DBcAa
viens de DA-C-
vient GFBCD
vient d CLDAF
vient dans ---D-
vient de KEDDF
vient faire eeeef
vient la ---D-
vieux edeee
viewi* dddde
viewing dddde
vilag* ededd
vilage ededd
vile ffhff
vingt -cedc
vingt ans acedd
viole NFDMF
viole* Cccbc
violence edeed
violences ddddd
violent Ebbab
violent et ICCCC
violent husband dcddc
violent il D--BA
violente FAAAA
violets FAA-A
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
vit -cdec
vite FEGAB
vites* ddddd
vitese ddddd
vitre JCCDC
vivre BCOAC
vivre a fehfe
vivre au eehee
vivre chez ffhif
vivre depuis BBFBB
vivre en ffife
voice* CCIBC
void ccccc
voie FDIDD
voila . AADAA
voila CEECF
voir ? ACA-A
voir BF-FA
voir son cdccc
vois AaD-a
vois pas -AEBA
vois plus BBGBC
vois un DA-AA
voisi* Bbc-b
voisin a gefce
voisin abdbd
voisin de AEBAE
voisin du ddefe
voisin est ECFBB
voisin fait dcccc
voisin frape BCBGC
voisin il dccdc
voisinage ccdcc
voisine GA-FB
voisine a EB-DB
voisine du ICBAC
voisine laise BBBHB
voisine me ccdd-
voisins Accac
voit cegfe
voit pas Abdcb
voitu* -cd-c
voiture -cd-c
voiture a feefe
voiture au ABBFB
voiture avec HDCFC
voiture d ---EA
voiture de dcdcc
voiture depuis BAAAD
voiture devant HBBEB
voiture est ddddd
voiture et D-aC-
voix HDFCD
vol dcddd
vole fbeed
vole mon feeee
volun* ccdcc
vont CDaDA
vont me Caaab
vos CCECF
vote ? ccdcc
vote ddedd
voter dcddd
votre c-ccc
votre fils -DAAA
voudr* a-F--
voudrais a-F--
voudrais m CDIDD
voudrais savoir BBDBB
voula* DBIAB
voulais DAC-A
voulais juste ABFBB
voulo* aAF--
vouloir DEKEE
voulons fefee
vous . cc-cb
vous aCB-a
vous avez AAFAB
vous ecris EAB-A
vous pouvez AFBBB
voyan* ccdcc
voyant ccdcc
vrai ? eeeed
vrai hgigg
vraie ddddc
vu BJEBC
vu la BBGBC
vue -I---
vue ? dfddd
vue coment cdccc
vue de BEAAB
vue depuis BFBBB
vue en dfddd
vue est AD--A
vue et -EA-A
vue pour CICCC
vue since ADAAA
w ED-AE
wages ccdcc
wait DDFEC
waiti* FAb-a
waiting FAb-a
waiting at FDBAB
waiting for bcc-b
waiting outside HBAAA
wake EENHE
wake up GGPJG
wal adebd
wal and EAAAA
walke* FAD-A
walked FAD-A
walked into HCGBC
walki* HBBBB
walking HBBBB
wana FFPFF
wana be AAEAA
want a ddedd
want aAE--
want it CCICC
want me AEAAF
want my dbfdd
want to aAEAa
wants a fbfge
wants dcbbc
wants my BBBFB
wants to bc-ac
waran* cDccc
warant -G--a
waranty ddddd
was 0 ccccc
was a fdecd
was aAcba
was arested bDaba
was beaten edded
was born eeefe
was canceled BABBE
was cold FBBBB
was convicted edddd
was cut ccccc
was detained -C---
was gone BCGCC
was handcufed ADAAA
was held deddd
was in cbccA
was litle cccdc
was me FAA-A
was picked BIBBB
was raped MDCDE
was stoped -FAAA
was taken DLDDC
was told BFBBG
was violent cbbcb
watch ddddd
watch* cbbBb
water GDBHI
way D-GA-
way out aaDaa
way to ABECB
we BC-AE
we are DC--D
we can HEGBD
we cant AAEAD
we do GHDDD
we don CIBBC
we have BD--C
we re EDA-E
we ring AFBBA
we speak CECCF
we ve aadbE
we were aabaC
websi* ccdcc
website ccdcc
wed AFAAB
wedin* eefee
weding eefee
wedne* ddefd
wednesdays ddefd
wek . AAAEA
wek dedde
wek end adddd
weken* feebe
wekend dccAc
wekends edege
weks gfgcf
wel be CDHCC
wel dc-ec
went BE-EA
went to -D---
were ddeda
what abccc
what about ccdcc
what are d-edd
what can AabaB
what do EDabA
what does eefee
what hapens CF--A
what is defee
what now FDABA
what number D-AA-
what s ababb
what should ccdcc
what to EDaAA
what wil dcddc
whats* dcdcc
whatsap dcdcc
when bbbac
when does eefee
when he CabCa
when her FAAAB
when i feecd
when is ddedd
when my CCHBC
whene* FBBBB
whenever FBBBB
whenever i FBBBB
where CDAFE
where can EBABE
where do acdca
where he -FAEB
where i DBFFF
where they -BAGA
which contract ccccc
which feggf
which ofice --A-C
which papers ccdcc
which station AEAAA
while DEBBK
while i CDCDM
whisp* EABFB
whispered ABBFB
whispering D--BA
whispering that D--BA
who decides ddfdd
who do bCAA-
who fefef
who gets ccdcc
who is ffgff
who keps ddddd
who pays gfgeg
whole AAEBA
why did ddedd
why fdgff
wife ACBba
wife has -CECB
wife is BBcbA
wife left --D--
wife says AAEAA
wife what ccdcc
wil -aCbb
wil be CCHCC
wil believe EAAAA
wil i dcbdc
wil in ABDBA
wil it -bcbb
wil kil begfe
wil my BCICC
wil not ecedd
wil pay dcdcc
wil the ccccc
wil they AFADA
wil to DEKEE
windo* ICHBE
window . BEGBB
window HDJCE
window ledge ACHBB
windows CbbaA
winter truce AA-AC
wish DDLDD
wish i CDIDD
wish to ABFAB
with EBACD
with a HBBFD
with an DA-FA
with her -bAcb
with him a-dDa
with my AbccD
with no aaaaC
with nothing ccd-a
with our dcdAA
with the BCBEE
with them BDBFB
with this gfgff
with two ECCBI
withd* ccbcc
withi* BBAAG
within BBAAG
within the CCBBH
witho* bABAa
without a bc-bc
without an AFAAA
without bABAa
without fod DDCJD
without me DDKDD
without teling ddeee
witne* decdd
witnes cdbcc
wods BCIBC
woman acddd
women ccccc
won EDEDC
won t EDFDC
wonde* ABGAB
wont DBBB-
word CCbaa
words FAAA-
work . ccdcc
work ? ccccc
work and bbccA
work eegfd
work with ddedd
worke* cacCb
worked cccdc
worker -A-GA
worki* ccd-c
working ccd-c
works fegec
world FFNFF
worth FCJDC
wory ABFAA
wory about ABFAA
would CDNCC
would be FEOEE
would mis CDJDD
would* ACBDA
wrist BAD--
wrist* DENCE
wrists DENCE
write a fefee
write cdecb
write* aaDaA
writen --E-B
writi* ccbba
writing a ddddc
writing ccbba
writing from AabaC
wrong gfgfg
wrote IDIBD
x feffe
xiv ccccd
y retourner cbcab
ya 0 EBaa-
ya JEEBF
yard BBCBI
year . cccdc
year ago ccdcc
year cbcCc
year i ccdcc
year old BDDMC
years ago effff
years efgee
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
zone BGBAB
`
