// Made by `npm run emergencies -- train`.

export const intercepts = [-3.23, -3.87, -2.59, -3.37, -3.66]

export const weightLines = `
! cegde
. a DDEDB
. ai AAEAB
. am CCGEC
. c ECBAB
. ca BDEBB
. can dadbc
. ce EBDDB
. do aabab
. don CEGCC
. ele --aCa
. est DEGBB
. fedee
. he EEBDA
. her BBGBB
. his ACCC-
. how baccb
. i FEMGH
. il HCDCE
. is B-CaA
. j CCHGC
. je GFHDG
. le -C-AB
. merci BBFBB
. moi AABFD
. mon EBFAD
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
. what FCACC
. where CGFCC
. which A-AAD
. who CCFAB
0 -C-EA
0 . fdf-e
0 0 feefe
0 ? ddddd
0 am CKCCC
0 an aaaDa
0 and CHCNE
0 ans ADBIC
0 degres ABBDF
0 e CFGCH
0 et -CBBB
0 euro ddedd
0 euros ggggf
0 h EMDEH
0 has BCBEB
0 heures BJBBD
0 hours BLBAB
0 i bAaGA
0 is bBbcb
0 miles ccdcc
0 min GGABC
0 my BDAMD
0 ne AAAAE
0 pm EBABG
0 th BEFBE
0 this ADAAA
0 year CEEKC
2000 eefee
2000 et -AAAD
2000 l ccccc
2000 the ccdce
? asking CFBCF
? c ACEAA
? ffgff
? il DDaAA
? ils BDCCI
? it ADAAA
? je dcbde
? my DEDBB
? question ddddd
? they CFCBG
^ a BABFC
^ acident ccccc
^ adieu CCHCC
^ after --D--
^ aide ddddd
^ aidez Cbdbb
^ am ccdcc
^ amende ccdcc
^ an IGFFD
^ and ddddd
^ are fefff
^ as ccccc
^ ask ccccc
^ at ccccc
^ au F-b--
^ autant DDJDD
^ baby CDCJD
^ bailif CCBBI
^ bailifs BBBBI
^ best ffgff
^ bonjour DFCDD
^ brother ADABB
^ c dc-cc
^ ca FFAAE
^ came BBBBG
^ can fegfe
^ ce fefeb
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
^ demain aaDa-
^ depot ccccc
^ depuis -aCba
^ des DBAGI
^ deux AAAAD
^ did ccdcc
^ diference ddedd
^ dites -AE--
^ divorce eefee
^ do ebedd
^ does ccacc
^ don ddedd
^ driving ccdcc
^ droit eeeed
^ ecris dcdcc
^ ele JDDGC
^ est cbacb
^ et ededd
^ everyone CCHCC
^ eviction CDCDJ
^ ex FBBDA
^ expulsion DDCCL
^ faire ccccc
^ false ccddc
^ faut eeeee
^ fiche ccdcc
^ fired ccdcc
^ five AA-AE
^ frais ccccc
^ fre ddedd
^ ful ddddd
^ g BEJJC
^ garde FQEEF
^ gift dcddc
^ give --C--
^ harcele ddddd
^ he ND-AC
^ helo cbdcc
^ help KEADB
^ hes ICAEC
^ hier Ea---
^ hit ddddd
^ how eeeee
^ huisier ABBBH
^ husband BCBFF
^ i A-E--
^ if -AIAA
^ il ODABC
^ ils DMDFM
^ im FIMOH
^ in ihiih
^ is hgigg
^ it BAAcb
^ j a-D-a
^ jai GEMGE
^ je B-E-A
^ jen CCHCC
^ jme HCCCG
^ jsui CDCCI
^ jsuis IIIEE
^ jusqu ccccc
^ jvai DELDD
^ l dcdaB
^ la -C-AD
^ landlord BBBBI
^ le babAA
^ legal ccccc
^ les bbcaa
^ letre ccddc
^ licenciement dcdcc
^ life CCICC
^ lost --D--
^ ma ACCDB
^ maitre CDDAB
^ maman -AbH-
^ may eeeee
^ me CDICD
^ men HDDDI
^ mes CACD-
^ mn FHBFC
^ moi CGHCF
^ mon ABABA
^ monsieur FAA-a
^ my AAAC-
^ neighbour EAABA
^ no AAGAC
^ nobody CDLCC
^ non ccdcc
^ nos AAAAE
^ nothing BBFBB
^ notre BEDGG
^ nous bBbaC
^ oficers aaa-E
^ on AFaBG
^ ou ccdcc
^ our BEDII
^ ouvrir ccdcd
^ overdose cbccb
^ papa HJCND
^ persone CCJCC
^ peut edeed
^ plafond ededd
^ plainte ccccc
^ please Cabab
^ plus BCIBE
^ plutot AAE-A
^ police DODDI
^ pour ddddd
^ pourquoi eefee
^ prefecture ddedd
^ prescription dcddd
^ proteger dcdcc
^ puis defee
^ qu ffgff
^ quand dcbdd
^ que hghgh
^ quel daddd
^ quele ccacc
^ quelqu -a-Fb
^ quels ddddd
^ qui gghgg
^ quick EAAAA
^ resume dcddd
^ right edede
^ sa AAEAA
^ saisie dddde
^ se ccdcc
^ she Cb-ab
^ should ccdcc
^ si a-H--
^ since --F--
^ some Eaaac
^ somebody HDAJC
^ someone Ca-Ab
^ squaters ddddd
^ student DHDDI
^ sucesion ccccc
^ t FCDBC
^ ten EAAA-
^ the a-bAC
^ their BCBIC
^ there GBFEE
^ they CKAEL
^ thinking EFNEE
^ this a-Eaa
^ translate cdccc
^ tu ddedd
^ two BCaaA
^ un B--CA
^ une abcDb
^ unpaid ccccc
^ urgent ddedd
^ vire ----D
^ vite EAAAA
^ we abdaB
^ what eddee
^ when dbcdd
^ where ccdcc
^ which fcgff
^ who ffgff
^ why ffgff
^ wil dc-dc
^ write eefee
^ y EBBEC
^ ya GCFCC
a --a--
a 0 bAdc-
a achete EBEBB
a agrese FBAA-
a anule ddedd
a apele cEaBa
a arete DK-AB
a avale BCJCC
a avaler EBAAB
a baby -AAFD
a bad hfggf
a bailif ededa
a bal edeee
a belt FCCGC
a bil edddd
a blade HB-BB
a bloque CDCCK
a botle ICBBB
a bout BBHBB
a boy CCBJC
a bridge --E-A
a bu GDGFD
a bulet HEJDD
a cable HEDLE
a cache -AGAB
a car dbcBc
a case Acdac
a cause fcegf
a ce acedd
a cel BNBBC
a change babcD
a child dcdBc
a cinq eefee
a claque AAAFC
a cle DDA-a
a coleague dc-ec
a combien ccdcc
a complaint CAAAA
a conduit AFBAA
a confie AAF-A
a contract ccccc
a cote A-aE-
a coupe CEAAF
a coups ECBIC
a crime -cdcc
a crowbar HBBAB
a date EEMEE
a day c-cbb
a de eeeee
a debt ccccc
a deja BAA-E
a demain BGBBB
a demande aaBEA
a demenage edeed
a des -AAKF
a disparu -AAHA
a dit HBEFC
a divorce ddedd
a dog --AFA
a done -baba
a dor dcddd
a dormir cbdAb
a douze ----D
a droit -GADA
a duty ADAAA
a ecrit GDIAD
a embarque AFBBA
a en ABFBB
a encore ICBBC
a enferme JFEIM
a enfermes D----
a enleve CDCKG
a envoye BaBca
a esaye CBEFA
a ete bGa--
a etrangle EA---
a eu fcfff
a expulse ddddd
a fait edaa-
a fake eeeee
a famous ccccc
a father ddefd
a faulty dcddc
a ferme C--DA
a few EBEBB
a fine feeee
a fini ADAAA
a flat ffgff
a flight ABBEB
a force Bbcbc
a formal ecccc
a frape G-bAa
a french eefee
a friend hhghg
a fugue DDCLD
a game -AAGA
a garde BGBBB
a godbye CCICC
a guest adecd
a gun GABAA
a guy FABBE
a hamer JCCBG
a house Cbaaa
a instale ----D
a jamais c-dcb
a jete CAAE-
a kidnape DEDLE
a kitchen HCBCC
a knife CBEFB
a l BB-AA
a la aBaAC
a laise BDEGB
a lance GBABB
a landlord dddde
a lawsuit iffgf
a lawyer bEaba
a le CCDGF
a leter ed-ed
a liar ddddd
a lieu BCCCI
a lighter EAAAA
a litle BBBHB
a locksmith a-a-G
a lot ddeed
a m DBFBB
a ma B-DBC
a man FCBJE
a manger EEAFA
a mark BAADA
a me EGPIG
a menace D-baa
a mes dfeff
a meting ccccc
a midi IFCCF
a minor ddedd
a mis CA-BH
a mistake AAEAA
a mon ecdbd
a month dcddc
a montre FCCJD
a new eddeA
a note CCJJC
a notre c-cdc
a ouvert D----
a padlock a--bF
a paper BGBBH
a parcel feeee
a paris c-ecc
a pas ACcEB
a pase AEAAA
a perdu dddAc
a person ddddd
a persone BEFBC
a peur ABAHB
a picture EAAA-
a pied cdccd
a plane ccdbc
a plus aAE-a
a podcast dcdcc
a police aE-a-
a policeman d-dcc
a poste DACAA
a pouse ICBCB
a pris DGIFD
a profite AAAAF
a promis FBAAA
a public ccccc
a pupil cbcab
a quand ddedd
a quel ccccc
a quele eeeee
a qui AaCaa
a quinze ddded
a quoi aCCaa
a recu FBBBC
a red ddddc
a refuse fffff
a regarde BBFBB
a rent dcccd
a repris BFBBI
a rien DHKDD
a rifle HBAAC
a rope DDLCE
a saute fdeee
a schol eeffe
a screwdriver ICBCC
a se ddedd
a secoue BCCKC
a sere HBABB
a ses BBGFB
a shop adddc
a slap FBABB
a solicitor AEAAA
a son cdfcc
a sorti KDGCD
a stel AAAAD
a stick BCBIC
a stranger DEDKD
a student edede
a suit -AA-G
a sumons heffe
a suspect -E-A-
a t eefed
a talk ddedd
a teacher cbc-b
a ten cccdc
a tenant ccccc
a thief dcdcc
a thing ccdcc
a todler -BAHB
a tordu GCBBB
a touche JDDJE
a toujours dbddd
a tout BAFaD
a train ACCEB
a traine a--D-
a tre a-Daa
a trois bedef
a trouve F-a--
a un CE-DD
a une EC-DB
a used ddedd
a van BFBBD
a vendu edeed
a vide ABEBF
a vingt ddedd
a vire dcdca
a vole gffff
a vous DELEE
a vu ENGEF
a vue -Ia--
a wal acdcc
a warant aCaab
a whole DDJDD
a wil edeee
a witnes ccacc
a woman acddd
a worker CDCKD
a year fefff
aband* edeee
abandon edddd
abduc* ddded
aboli* ccdcc
abone* eefee
abonement ddedd
about a fffff
about ddadd
about kiling DDKDD
about my eegee
about police deddd
about the dcdeb
abroa* fegde
abroad fegde
absence pour BBBBF
abuse DA---
abuse* -A-HA
abused ---EA
abusi* ccccc
acept ccccc
acept* eeeee
achat edeed
achet* ccadd
achete ABG-A
achete ce AAEBB
achete une CCHBC
acheter cdfdd
acheteur ccccd
acide GB--B
acide si EA--A
acide* gfggf
acident de ededd
acident gfgff
acomp* fggff
acompte ffgff
acord eddac
acouc* dcdcc
acouchement dcdcc
acoun* hghhg
acount hghgg
acount is dcddd
acqui* eeeed
acquite ccccc
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
acuse* ddcdd
acused cbacc
adieu CEQDE
admin ccecc
admin* ffhee
administration ccdcc
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
adver* ddedd
aerop* aD-B-
aeroport aD-B-
afair ccdcc
afair* babbE
afaire caccb
afaires a-aaG
afaires dans BCBBG
afaires et DACAA
afaires par ABABG
afaires sont ----F
afame AAAGB
afich* ddddd
afraid of a-C-a
after a dcebd
after b-a-b
after me ddddd
after schol -D-a-
after the bE-ba
after* AFCBH
afternon -F-AH
afternon and BGCCG
ag dcccc
again ? ddddd
again JDIGC
again and BBGBB
again tonight DA-DA
again* Bacab
against Bacab
against the dcdbc
age ? cccdc
age cccca
age un ccccc
agenc* fegf-
agence edfdA
agence me ccccd
agency are AAAAF
agency edeeb
agent BBBAH
agent imobilier ABAAF
ago -Baba
ago . aCaaa
ago and -accc
ago i C-b--
agrem* ddddd
agrement ddddd
agres* JA-A-
agrese F--aa
agrese dans EAA--
agreser IBABB
agriculteur BAFAA
ai 0 FFGSF
ai BADA-
ai achete BEICC
ai arete ccecc
ai asez AADAA
ai avale BCICC
ai change ddedf
ai choisi BBFBB
ai coupe DA--A
ai decide CCGCC
ai deja DEKDE
ai des GDJED
ai deux bdeec
ai dit DADAA
ai droit bDbbb
ai ecrit AAFAA
ai envie ABGAA
ai ete cfgfe
ai fait a-Caa
ai gagne ddfdd
ai honte DDJDD
ai je ccbbc
ai juste DEAAA
ai la CCbbb
ai le HFHDC
ai lu ccccc
ai mis ABIAB
ai mon -AD-A
ai ni -A-AF
ai nule BBBBF
ai ouvert CCHCC
ai pas fcdee
ai plus BAE-B
ai pris -ADAA
ai range AADAA
ai rate ABEAB
ai recu dfgee
ai signe ddedd
ai suprime eegee
ai temoigne eefee
ai tout DDLCD
ai trop D----
ai trouve AB-DE
ai un bcdda
ai une cc-dc
aid ddddd
aide Eaba-
aide a dcedc
aide il KEDDD
aide je a---D
aide juridictionele acccc
aider ? ddddd
aider ddddc
aides dcdcc
aidez KB-BE
aidez moi JB-AE
aileu* -AaDA
aileurs -AaDA
aime baCbb
air dbadd
airbnb host -A--D
airpo* BFBEB
airport BFBEB
al ACHAD
al be ABHBA
al day fegcf
al i CIGDD
al is eeefe
al my DDJDI
al night fcgff
al the CBDAA
alait GABCA
alait me GA--A
alait se -AFAA
alait venir FAAAB
alait* BHBAB
alaite BHBAB
alaite son BHBAB
alcoh* BBBFB
alcohol BBBFB
alcol aD-GA
ale BBEFB
alema* ddddd
aler ? DCAAA
aler A-C-B
aler a AAE-A
aler chez eeege
alert* ddedd
alerte ddddc
alger* --AHA
algeria ---D-
algerie A-AGA
alimo* ddddd
alimony ddddd
alive GELCD
alive when A-C-A
alone FDCPC
alone at CCCHC
alone in EDFKC
alone with a-aE-
alors CabAA
alors que CabAA
alowe* -bdab
alowed -bdab
alowed ? eefee
alowed to cac-b
alrea* EBEBG
already EBEBG
alter* cbc-b
alume -AEDA
alway* -cacc
always -cacc
always ben DAC-A
alzhe* eeffe
alzheimer eeffe
am --abb
am a cbabb
am being FCBBA
am i cbAbc
amend* hfhgh
amende hhihh
ameri* ccddc
american ccddc
ami BGHAA
ami a -DCAA
amiab* ccccc
amiable ccccc
amie BDEB-
amie m a-Fa-
amie me fegfe
an apointment ccdcc
an atorney -HBAA
an cbcbc
an dernier ccacb
an esay ABEAB
an eviction eefef
an ex ccdcc
an hour CFDAG
an interpreter CHCCC
an old acded
an order feeee
an overdose baDa-
ancie* acdbb
ancien -ccaa
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
and he OGFEE
and her BBBGB
and his DD-AA
and how BBEBB
and i KHFGG
and im ABAFB
and is BEAEC
and isn BGAHC
and it -AEDC
and left aabDa
and locked FEBAA
and my DBaGF
and ned ccdcc
and never BCGBC
and no cb-bA
and now AAd-c
and pregnant ABAFB
and put BAa-D
and says LEIKE
and she HCFFI
and shouting GAAA-
and the BCABG
and then b-Da-
and there ECCGD
and they FKBGF
and throwing EAA-D
and tok GIIFG
and told JCACF
and two BCCCI
and want ffgfg
and wants dbcDb
and we EJGCD
and went ---C-
and won IFHHB
ane derniere dcddd
ane gghgg
anes bdedd
anive* igkhg
aniversaire eehee
anonc* a-Da-
another day BEFCB
anoun* BBGBB
anounced BBGBB
ans . effhf
ans ? eeefe
ans a CEHGC
ans aAaF-
ans au CBBGC
ans avec ---D-
ans c ddef-
ans coment ccccc
ans dans ---D-
ans de dddbd
ans ele ddddd
ans est CGBGE
ans et BCAI-
ans je ebdFc
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
answer eaddb
answering DDJFH
answers ddebd
anti FBABB
anti raprochement FBABB
antic* ddedd
anticipes ccdcc
antid* CDLDD
antidepresants CCICC
anule eefee
anule* dcddd
anuler dcddd
anxio* DEKEE
any aAFAA
any more bbCAa
any reason AADAA
anymo* DEMDI
anymore . AABAD
anymore DEMDI
anyon* ECHFC
anyone ECHFC
anyth* daded
anything daded
anywa* AACAC
anyway AACAC
apart bdfdA
apart et AAAAD
apart* bcc-C
apartement a ccdcc
apartement cddaA
apartement et FBBEB
apartement que dcccc
apartment CBABH
apeal ? edddd
apeal ifegf
apel cBdbd
apele CHBCC
apele de -D-CA
apele en BABFE
apele pour AEA-A
apele un BGBBB
apele* BDbAa
apeler CFa--
apeler en H-B-B
apeler mon DB-aA
apeler un AEBBB
aplic* ccdcc
aplication ccdcc
apoin* abdcc
apointment eeedd
apointment with ccdcc
aport* DDC-A
aporte EBD-A
aporter -C---
apres ACACB
apres ce BBFBB
apres il BBBFE
apres l ADE-A
apres la EFBFB
apres les BGCEC
apres ma edfdd
apres midi -BAAG
apres un eeeee
apres une c-ccc
arach* FCBBF
arache DA---
arbre dc-cc
archi* ccccc
are BDABH
are being CCCCI
are carying CCBCI
are clearing A-AAE
are here BFBBH
are holding -E-A-
are in BBA-F
are kiling ccdcc
are making BBBBH
are my cAdcc
are on ECGFG
are outside BCCCH
are puting CFCCE
are taking ACAAF
are the eeeee
are throwing DAAAB
are two HBBBA
are waiting JDCBB
are you ddddd
arest AIAA-
arest* BQBBC
arested CRBBD
arested and aD-a-
arested at AEAAA
arested in ccccc
arested my DNDCD
aret adbdd
aret de acddd
aret maladie ddddd
aret mon ABEBB
arete FRGFE
arete a CJCCC
arete au cdccc
arete ce CICCC
arete en -D---
arete je BGDCC
arete mon BKBBB
arete pas GA-EB
arete tout BBFBB
arete* AD-ba
areter AD-ba
argen* deeff
argent deeff
argent pour ccecc
arier* AaaDa
ariere AaaDa
arive EAAGF
arive* cdeab
arived at AAAFB
arivent ccdca
ariver -cccb
arm HBAEB
arm is EA---
arme LCFEC
arme de CADAA
armes FBBAB
armoi* --Db-
armoire --Db-
arms DEIIH
army ededd
aroun* ICFBC
around ICFBC
artic* eefee
article eefee
artis* dcddc
artisan a dcddc
artisan dcddc
as a ffgff
as bb-ca
as i DDGDH
as we CECCF
as wel DDJDD
asasi* ccdcc
asez BCIFC
asez de CDICD
asham* EDHCC
ashamed EDHCC
ashamed to ECFBB
asign* ABEBA
asignation ABEBA
asis GHICE
asis sur GDIDD
asist* cbcA-
asistance bcbbB
asistante babCa
asistante maternele a--C-
ask fefce
asked bEaaa
askin* AGFCH
asking AGFCH
asking for AEFBB
aslep CBEED
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
asure eeedd
asure* gfhgf
asurer edeed
asureur ddfdd
asylu* ABGAA
asylum ABGAA
at 0 aAda-
at BDaBA
at a c--cc
at ches edddd
at his ABBHB
at home CacBa
at me Cdeed
at midnight GCBCE
at my AbcaA
at night A-aG-
at our ICCCA
at schol aAAE-
at the AI-CB
at this bAdbb
at work ddeda
atach* CCCJC
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
atend a CA-BA
atend dans EAA-A
atend en BAADA
atend* -CCDC
atendant aDa--
atendent BBCGG
atendent en BBBBF
atends baCaa
atent* cadcc
atente cadcc
atorn* dCccc
atorney dCccc
atrap* CBAEA
au 0 CCECH
au ACABA
au bac ccdcc
au bail AAA-E
au bled BBBGB
au bord FCJCC
au boulot ddedc
au bout cb-cb
au bureau ceeee
au chomage ddddd
au colege ACDLC
au comisariat -K--A
au cou EAACA
au depot CLCDD
au desus ccc-c
au fot ccdcc
au foyer FBBDB
au juge ddeed
au pair -C-DC
au pays GDDKE
au poker dcccc
au portugal ccf-c
au poste ANA-B
au revoir CCJCD
au secours HA-aA
au soleil ABBFB
au suicide CCHCC
au travail bceda
au tribunal fffff
au ventre -bdcb
au visage FBBBB
aube DJDDG
aucun BGBBC
aucun* ADFBA
aucune ADFBA
audie* ffgff
audience ffgff
audit* -HaAa
audition bCbac
auditione BIBCC
augme* gfhgh
augmente eefef
augmente le ddede
aujou* D-b-G
aujourd D-b-G
aujourd hui D-b-G
aunt addda
aunt is EABAE
aura -AG-A
aura plus ABIBB
ausi FCGDF
ausi un BCBEF
autan* DEMDD
autant DEMDD
auteu* edeed
auteur edeed
autis* AF-BA
autistic -E---
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
avais bcdcc
avait hgfgf
avait mis edeeg
avait un AAAAE
avale CDPCD
avale des ABHAB
avale deux BBGBB
avale* FCFCC
avaler FCFCC
avanc* edfed
avance edfed
avant . BAEBE
avant aadcb
avant ce EA-AB
avant la ddddd
avant le dccdd
avant midi AAAAD
avc AFABG
avec FCBEF
avec bebe ACAED
avec ce ggigd
avec d CFBAB
avec des ICEEB
avec deux CHDDK
avec l c-ccb
avec la bb-AE
avec le FFEKH
avec les ACAII
avec lui CAcAa
avec ma ICBDG
avec mes ACBAM
avec mon EBcAA
avec notre AA-G-
avec sa DAB--
avec son AaCBa
avec trois BBBAH
avec un G-aBa
avec une IDHGE
avez AAE-A
avion aaaEa
avis gfggg
avis gogle dcccc
avoca* bFbaa
avocat . AFABA
avocat ? caccc
avocat aHbaa
avocat peut BEABB
avocat tout AEABA
avoir -a-b-
avons cAddd
avons ete ddddf
awake BBFEB
away ? cbbbB
away AEBDB
away and FCFCD
away in -F---
away my cccc-
away the AADAA
b -A--E
baby CEDSH
baby and -A-EA
baby i CCCIC
baby in BCBHF
baby is -AAFA
baby was -A-DA
bac -I-AA
bac a CJCCD
back . CADAA
back ? ddddd
back accBa
back and ABBFB
back from aa-EA
back in CAAAD
back on dcccc
back to CCEIC
back tomorow feeed
back with DBADB
bad fbeAc
bad review fdded
bad things a-aD-
badge BCBBK
bag EBAAE
bags a-aaJ
bail ? edfee
bail au ccecc
bail est AA-AE
bail gfigb
baile* a-baH
baileur a EEDEN
baileur a-baH
baileur est ABBAE
baileur m -AAAF
baileur ne ddeee
baili* ABAAO
bailif ? dddde
bailif a-aaJ
bailif comes ccccd
bailif is EDEEP
bailif s AA-AD
bailifs DEEEP
bailifs are BBCBH
bain FCDGC
bal edeee
balan* FA-AA
balance FA-AA
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
bangi* EAa--
banging EAa--
banging on GBABB
bank ihghh
bank won ggggf
banks ccccd
banqu* fecfe
banque ddadd
banque ne ccdcc
bar acead
barbe* edded
barbecue edded
bare FBAEB
barea* BGBBB
bareaux BGBBB
bareaux du BGBBB
baref* EBADB
barefot EBADB
barel* -BFEB
barely -BFEB
baric* JCBCG
baril* BBBBG
barilet BBBBG
bas KFEFI
bas avec HCBCF
bas de IBBAD
basem* DBAEB
basement DBAEB
bat ICBHC
batai* ededd
batait ddddd
bater* bfgfd
batered -ccdc
baterie acedd
batery dcddc
bath DEKGE
bathr* GCICC
bathrom GCICC
baton ECAFC
batre DBDEB
batu a cccdc
batu fffge
batue DAAEA
batue par ---DA
batus ccccc
be AAHAB
be a AADAA
be alive BCIAC
be beter DDKDD
be dead EELEE
be gone BBDBE
be hapier CCHCC
be here aaDab
be in CDJDD
be on AAaAF
be over ABGBA
be paid CCGCC
be the cbdbb
beat CbcBb
beat me CbcBb
beat my ---DA
beate* GA-GA
beaten GA-GA
beaten by dccac
beaten up C-ADA
beati* JCCCC
beating JCCCC
beating me JCCCC
beats aB-JB
beats me DFEOF
beau IFDNF
beau fils ED-bA
beau frere C-aD-
beau pere GFEPG
bebe CHETI
bebe a AAAFA
bebe dans BCBJB
bebe de c-ce-
bebe est -AACC
bebe il aA-DD
bebe le BBBDE
bebe quand AAAEA
bebe seul BBBGB
becau* EAACD
because EAACD
because he -acac
because my dddbc
because of cb-ac
because the BBAAG
because they ABABF
becom* -ccbb
become a ccccc
become ddddd
bed LCBGM
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
being KLEIM
being abused CCBIC
being beaten IBB-A
being caried AABAG
being evicted ADCCO
being forced BCBGE
being held KNEDE
being hit FBBFC
being put ABACF
being questioned CKCCC
being thrown DBABA
bel CEADA
bele EBbC-
bele file AAADA
bele mere Dab-a
bele soeur BD-BA
belgi* eeffe
belgique ccddc
belgium cccdc
belie* EBADB
believe EAAAA
believe me EAAAA
belon* DDGDH
belongings BBAAF
below dcddd
belt IJINF
belt marks CCCIC
ben 0 -D---
ben HNEFG
ben arested EQDEF
ben born DDKDE
ben detained BFBBB
ben drinking EA--A
ben extended -D-a-
ben in -IBCC
ben locked cBceb
ben mising -a-D-
ben out eeeef
ben put BFBBE
ben there -EA-A
ben told AHABB
bene AAAAF
benef* bcddd
benefits dcdcc
besoi* bDBaA
besoin bDBaA
besoin la a-E-A
best ffdff
best friend cbAcb
beter DGLDD
beter of DDKDD
betes ABFBE
betis* -AG-A
betise -AG-A
betwe* ddedd
betwen ddedd
bf LNHDF
bf got DLDDE
biche FCCCE
bien deegf
biens ccecc
bient* CCJBC
bientot CCJBC
big FCCGD
bike hihih
bil hffgf
birth dcddd
bit ddddd
bits -EAAA
black DBAFB
blade HB-BB
blagu* eeefe
blanc* dcddd
blancs dcddd
bled BBBGB
bledi* FA-B-
bleding D-aB-
blese ? dcccc
blese bdddd
bleue Abddb
bleus IHBHD
blind* AAAAD
blinde AAAAD
block* aabbE
blocked -A--G
blocked my -A--D
blocked the BBBBH
bloqu* C-aaE
bloque C-aaE
bloque dans DA--C
bloque la EDCCI
blows GCCFC
blue --E--
board ccdcc
board* BCDHC
boarding AACDA
boarding schol AACDA
body ddedd
boire ABEHB
bois BCICB
bois en a-D-A
boit b-aFa
boit et -A-FA
boite abAbc
boite aux D-a-a
boite de -AEAA
bok eefee
boks --a-C
bolt ABABG
bombe ccccc
bon -AF--
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
border BIBEB
border police ADA-A
born --Fa-
born in ddded
bos dcffd
bos shouts dcccc
bos wants ABAAE
bos was BGBBB
both BDDAA
botle IDGCC
bouch* -AD--
bouge HCDCC
bouge plus AACBA
bouge* FBABB
bouger FBABB
bough* ccadc
bought a ccdcc
bought ccadc
boula* DA--A
boulangerie DA--A
boule D-a--
boulo* caedc
boulot edfdd
boure BDAAA
bout aaEaa
bout de ccdcc
box of --D--
boxes eeefc
boy CFESD
boy upstairs ABBGB
boyfr* JGDID
boyfriend JGDID
boyfriend is BFGBC
boys -BADA
boys and -BADA
brace* D----
bracelet D----
bracelet anti FBABB
braqu* dddcc
bras KCGDD
bras a bbAdb
bras de ABBFB
break H-caB
break my JAaA-
break* Bbdb-
breaking DabaB
breaking the EABBE
breat* HCGCD
breathe HCACC
brick* EBBBE
bridg* a-EaA
bridge a-EaA
briga* -Fa--
brigade -Fa--
brigade de AEAAA
bring bBbDa
brise CBFBB
broke down ccdcc
broke eegbd
broke my -acC-
broke the edeee
broke* Dabbb
broken Dabbb
broth* CFDEA
brother AFDEA
brother got AD--A
brother has A--DA
brother in CHAA-
brother is bCC-a
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
bruler JCBBC
brulu* ACBKC
brulures ABAIB
brulures de -AAEA
bu FCHEC
bu il FAA-A
budge* dcddd
budget dcddd
build* bbc-b
building aabAa
bulet HEJDD
bulet in ACIBC
bulie* AAE-A
bulyi* edeee
bulying edeee
burea* Caaba
bureau Caaba
bureau et EBABB
burgl* ddedd
burn FA-AA
burn out ccccc
burne* cccdc
burned cccdc
burno* ccccc
burnout ccccc
burns FDCME
burns me ECCGC
burst D-a--
bus ddf-b
but EDECD
but he GAADA
but the AEAAD
buy eegef
buyer dcddd
buyin* gfgff
buying gfgff
by AB-CB
by a ffggf
by customs AEAAA
by her CaaF-
by his GCCKD
by mistake ccccc
by my DA--D
by the FGBCC
c ABD-A
c est aABaA
c etait ffgfg
c fini CCHBC
ca EGHCC
ca a BFBBB
ca fait ENGIE
ca marche ccccc
ca ne FBCBB
ca recomence FCFAC
ca s CCICC
cabinet --Da-
cable GDCLD
cache FBFDB
cache dans CA-D-
cache* EDJCB
cachet -AD--
cachete C--DA
cachets CFLCD
cadea* defee
caden* ABBAI
cadenas ABBAI
cadenas sur AAAAF
caf ffhff
cafe Cbcbb
cage BCCJG
cage d aAABE
cal ? ccdcc
cal EEBAA
cal anyone AAFAA
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
came BD--D
came at CDAA-
came back AAADC
came home -A--F
came with ----D
camer* eeffe
camera fefff
camio* BDDDJ
camion ADDBJ
camion de CCCCJ
camp CCBCJ
campi* edeee
camping edeee
can a ddeed
can be cccdc
can cbddc
can he fcfff
can hear MEDKE
can i deeee
can my ffhff
can se ED-CA
can she ddded
can t DGHCG
can the fffff
can they aBaaD
can we cccc-
can you c-ccc
canab* -C---
canabis -C---
canad* ebfed
canada ebfed
canal BCICC
canap* cbdcA
canape cbdcA
cance* eeffb
cancel ccccc
canceled ccdd-
canot bdedd
cant EIMEG
cant do DDJDC
canti* eeefe
cantine eeefe
capit* edeee
car -abBb
car and -BcAb
car mon bcccc
car this edded
car with DC--A
carav* EEEFQ
caravan CCCCJ
caravane CCCDK
card fegfc
care dcbab
care home ccddc
care of AAFAA
carer Abccb
cares CCICC
caret* AAAAE
caretaker AAAAE
carie* aa-aF
caried AABAH
caried out AABAH
carte AbcdA
carto* cbbcE
cartons cbbdD
cary ddddc
caryi* EFIEO
carying EFIEO
cas ddedd
case beede
case la Abbcc
case le bcd-c
case ma geffe
case tout GBADB
case une Bbbdb
caser GAaEC
caser la GCBED
caser les EA--A
caser* FGBBC
caserne AFAAA
cases a---D
casie* deddd
casier ? cecdc
casier deddd
cat deefc
cat s CCFCE
categ* dcddc
categorie dcddc
caugh* AEAAA
caught AEAAA
cause d ccdcc
cause de daedd
cause fdeee
cauti* fdfee
caution . edddd
caution fdfee
cave EAaHA
ce AA--B
ce bail fehef
ce bruit eegee
ce contrat edfdd
ce credit dcddd
ce dans cecdc
ce de cdccd
ce legal ccccc
ce matin FFBDG
ce midi BGBBF
ce moment HGCCJ
ce permis ccdcc
ce proces BCFBB
ce qu bAbaa
ce que bcAcb
ce regulier ADAAC
ce sera EEODE
ce serait BBGBB
ce soir GDFGG
ce un ccdcc
ceint* KIHNF
ceinture KIHNF
cel -N--A
cel since CICBC
cela -bcbb
celar GBAHA
cels AIBBB
celul* BPABC
celule BOAAC
celule de -E-AA
celule il BGBBB
centr* -D---
certi* eeeee
cet --aCD
cet apres -BAAG
cet ete aaaDa
cete BEBaB
cete fois FDKDD
cete nuit HKECG
ceux DEHHE
chacu* ccbcc
chacun ccbcc
chain* DCCCI
chaine CBBAE
chaine et ABBBF
chair . HEIEE
chair HEIEE
chais* FBE-G
chaise . BCFCE
chaise FBE-G
chaise dans AAA-D
chamb* DCBCJ
chambre DCBCJ
chambre a BEBBD
chambre avec EBF-A
chang* bbccE
change bbbbD
change d edfef
change de eeeff
change le BBBBH
change les BCBBG
change ma AA-AD
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
chant* BEaBa
chantage ddddd
chanter EBBFB
chantier -F---
chapi* ddddd
chapitre ddddd
chaqu* GABDB
chaque GABDB
chara* ddded
character ddded
charg* dcdeb
charge ? ccccc
charge dbbdb
charged ccccc
charger FBBBB
charges ffgff
chase abccA
chase* DAAAE
chases HEDDH
chasi* JCBCC
chasing JCBCC
chasing me JCBCC
chat decfd
chat est dcadc
chati* BBAFB
chaud* ccccd
chaudiere ccccd
chauf* acfdd
chaufage hfhgg
chaufeur EB-BA
cheat* hfhgf
cheated ededd
cheated on ededd
cheating ddedd
check ebfef
check out ccccd
check* AAED-
chef edgff
chef m dcccc
chef me feffe
chequ* eeeee
cheque edeed
cher efgfg
cherc* DCA--
cherche EB-aa
cherche dans EAA-A
cherche une edeed
chercher BCb--
chercher mon BHBBA
ches feeed
cheve* HA-DA
cheveux HA-DA
cheveux devant EBBFC
chez BCaCC
chez ele DCCFG
chez eux -DA-A
chez la GABa-
chez le beeee
chez les FOCGC
chez lui a-DD-
chez moi EAaaF
chez nous -FAaH
chez qui dcddd
chez sa AAAJB
chez son eddCc
chez un ccdcd
chien -bAca
chien a eefee
chien et EBEBB
chifr* dcdcd
chifres ccdcc
chifres sur ccdcc
child be ccccc
child broke edefd
child cbcEb
child in a--D-
child is DEDOE
child suport ddddd
child* ba-EB
children . ffhff
children and ABAHB
children baaDB
children s AAAAF
children to ddeed
chino* AEABB
chinois AEABB
chloe AA-GB
choc ddddd
chois* CAE-A
choisi BCICC
choisi l ABEBB
choisi la BBFBB
choisir Abdbb
choke* GA-AA
choked GA-AA
choked me HBBBB
choki* FBABB
choking FBABB
choking me FBABB
choma* ffgfe
chomage ffgfe
chose ? ddeed
chose Bb-ba
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
cigarete GCBJC
cigarete burns BBBHC
cigaretes FEAAB
cinq aCbAC
cinq ans fefef
cinq minutes BD-AA
cite EFBBA
cite u EFBBA
citiz* eeedd
citizenship ededd
civil efgff
civil partnership dcdcc
claim edddd
claqu* abdAb
claque dcdAc
claque la dccab
clas ccdab
clase cccBc
claus* eeiee
clause eeiee
cle KHDDO
cle a ICBBC
cle ne BCBCH
clear* A-AAG
clearing BABBI
clearing our BABBG
cles BAaaF
cles de -AA-D
clien* ccbdd
client ccbdd
client vient CBDAA
clients ccccb
climb* HCBCC
close ccbcc
closed ddedd
cloth* aFABF
clothes aFABF
clotu* ddddd
cloture ddddd
club de -A-D-
club edeAd
co eegee
co owners ccdcc
co ownership bbdbb
coach AAAFB
coach touched AAAFB
code CAaaD
code de CDAAA
codei* DDJDD
codeine DDJDD
coeur -EGAA
coeur et dccdd
cofe dcdcc
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
colect ddeac
coleg* BCEEA
colege EGDLD
colegue A-Eca
colegue a BEHBC
colis iiiii
colis* dcdcc
colision dcdcc
coloc CCFAB
coloc* -dfdc
colocataire E---B
colocation eehef
coman* dccdd
comande sur ccccc
comandement ccccc
combi* dcddd
combien coute ddddd
combien d efeee
combien dcddd
combien de caccc
combien pour BFBBB
come CDCED
come back C-CGB
come home EGBGB
come out AGBDG
come temoin cdccc
come with DAA--
comed* ddedd
comedy ccdcc
comen* eeeee
comence eeeed
coment ca dddcc
coment demander ccddd
coment devenir dcddd
coment divorcer ccecc
coment eeeee
coment en ccccc
coment etre cddcc
coment la edecd
coment les cddcd
coment me DAAAA
coment prouver ccccc
coment resilier edfdd
comer* adeee
comerce D-aaa
comercial ddddd
comes abbDb
comes back a-aD-
comes into BBAGB
comes to ccccc
comin* C-bbA
coming C-bbA
coming in CEBCH
comis* AL-AC
comisaire a-a-E
comisaire de AAAAH
comisariat BPAAB
comisariat a -CA-A
comisariat de AFAaA
comisariat depuis AEAAA
comisariat est cddcc
comisariat ils AFAAA
compa* bAebc
compagne CEa-A
compagne est EFCBC
compagnon GHBGC
compagnon a DDBAB
compagnon dans BEAA-
compagnon me E---A
company gfhgg
compe* eeeee
compensation ? ccccc
compensation ddddd
compl* Cabbb
completement GCBBB
compo* deedd
compr* DEJBD
comprend aDcaa
comprend rien BGBBB
comprendre D-a--
comprends dbddc
comprends rien dbddc
comprimes EFOFF
compris ccdb-
compt* cdbdc
compte bancaire ccccc
compte bc-cc
compte est ccdcc
compte les DDKDD
comptes eeeee
compu* dcddd
conai* EFACC
conci* dcddb
concierge ----C
conciliateur ccccc
conciliation dcdcc
conco* cccc-
concours cccc-
concours de bcbbA
concurent ccccc
conda* eeeee
condamne eeeee
condi* ddedd
conditions ddddd
condu* dbfcd
conducteur ccccc
conduire ddedd
conduit AE-C-
confi* C-FCA
confidentiality ? AAEAB
confidentiality AAEAB
confie AAFEB
confie qu CCIBC
confl* ccdcc
conge edeee
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
contester ? edddd
contester edede
conti* CCJCC
continuer DDKDD
contr* ffgff
contract . dcccc
contract ? ccccc
contract iikih
contrainte CGCCC
contrat . dcccc
contrat ? ddddd
contrat de ddfed
contrat jijih
contre GACCA
contre la GBBBB
contre le HBBEB
contre les ccdcc
contre mon BCGCC
controle hihgh
controleur ddddc
conve* feeee
convention ? ccccc
convention cbacc
conventionele ccccc
convi* feefe
convicted edddd
convo* eaffe
convocation eeeed
convoque dBddc
cop BGBBB
copai* EF-EA
copain EGAEA
copain de a--HA
copain il bDaa-
copain me EAA-A
copain s BIBBC
copain veut Abcbb
copin* HJGHG
copine HJGHG
copine est AGAAB
copro* edddd
copropriete ddcdd
cops ELFCJ
corde ABMCC
corde dans BBFBB
corec* ffgff
corect eefee
corig* ---EA
corige AAAFA
coset* ccddc
cosete ccddc
cost eefee
costs eefee
cote Aa-Ca
cote asez AAEAA
cotes DBBEB
cou . AAADA
cou OEGGE
cou de ICCBC
couch* D-aD-
coulo* DAAAD
couloir DAAAD
counc* AAAAE
council AAAAE
couns* -D---
counsel BFBBA
count ccdcc
count* aCDB-
counting CCICC
counting the CCICC
country cbd-b
coup C--ba
coup de FAaa-
coupe a---B
coupe l -AAAH
coupe les a-Ea-
coupe* b-CAA
couper b-CAA
coupl* ddddb
couple ccdca
coups NEDME
coups de ECAIC
coups et EBBCB
cour E---E
couri* ffhff
courier ? ccdcc
courier ffhfe
cours -E--F
cours* ABBBI
courses BCCCJ
court ? ccccc
court efgff
court jusqu AAAAD
court papers dccdc
court to DAA-A
court* aabaC
cousi* FKCID
cousin EKBHC
cousin is --AFA
cousin was cBbdc
cousine -DAEA
cousine de CBCHC
cousins EAAAC
coute cdedd
coute un ddedd
coute* D-AAa
couteau D-AAa
couteau sous dcddd
couve* A--FA
couvert a--F-
couvert de ABBGB
couvr* -bcbb
couvre t ccdcc
cover edfed
cover* ccd-c
covered cbcAc
covered in BBBFB
cp ABAEB
cpam ddddd
crack BDCLD
crack* ccdcd
cracks ccdcd
cracks in ccdcd
craqu* EBEAA
craque EBEAA
crash -cddc
crashed ddedd
crazy EA---
credi* ggggg
credit eeffe
credits edded
crema* ccecc
creve HCFBC
creve* GEKDE
crever GEKDE
cri LDBDD
crie CA-D-
crie desus edeed
crier HGCBC
crime ? ccccc
crime bdedd
crise D--CA
crois CDFJD
crois que BCGFC
crowb* HBBAB
crowbar HBBAB
cryin* ECAGD
crying ECAGD
crying alone -AAFA
cueil* BICCC
cufs CKCDD
cufs on CKCDD
cuisi* Cadca
cuisine . DEBBB
cuisine Cadca
curat* gghgg
curatele eefee
curatorship and ddedd
curatorship ddedd
custo* cFcbb
custody bGbbb
custody can ddcdc
custody for DIDDD
custody now CICCC
custody of fgggf
customer ccccc
customs at AEAAA
customs bDbbb
cut B-DAE
cut down edfdd
cut her DDLCD
cut my EBDAE
cut myself AAE-A
cut of eeeee
cut the BBABI
cutin* CDICC
cuting CDICC
cylin* AAAAC
cylinder AAAAC
d a BBBIB
d aa-aa
d acord ddeed
d acueil ccccc
d adieu CENEE
d aide dcdcc
d aler --F-A
d anes bbcbb
d apeler AEBBB
d aret ccdcc
d argent dcbdc
d asurance cddcd
d atente cadcc
d autre DDHDG
d autres CFBAB
d avoir AAEAA
d be IFKEE
d do BBFBB
d ecole edefe
d emener CICCC
d en CAFBA
d enfant dbcBb
d enfants ddedd
d entre B---C
d entrer BBBCH
d escalier aAABE
d etre BLDBH
d expulsion edfdd
d habitude CACCA
d heures cdccc
d ici EBADB
d like aaCa-
d ou ddedd
d ouvrir dcec-
d rather BBHAB
d un dcecd
d une eeeee
dad BGBMD
dad has -DFAF
dad hits BCCJC
dad in ccdcc
dad is JDCBC
dad s cBcCa
dad says -AaFA
dady IFDMF
dady is HDCGD
damag* eeeee
damage ddddd
dame Dab--
dance -A-DA
dance teacher -A-DA
dange* LEGKD
danger LDAJD
danger at GCBEC
danger chez IDCGD
danger de FBAAA
dangereux a-D--
dans CA-BB
dans des DDDGJ
dans l Dab-C
dans la KCFGF
dans le CAaD-
dans les CCDB-
dans ma aad-b
dans mes BCEBE
dans mon ccccd
dans un addbb
dans une FFAGE
dare --C--
dark ECBJE
daron AFBEB
data edeee
date ccBcb
date de eefee
daugh* ACAHB
daughter 0 BABGB
daughter ACAHB
daughter has AA-GA
daughter is cBcA-
daughter rang EAACB
daughter s BCAAB
dawn bCa-a
day . ddeed
day cadde
days aeeae
de 0 ADBGB
de 2000 ccccc
de aaaaa
de bain EAAAA
de biche FCCCE
de bleus HCBFC
de boire --DBA
de bon CCHCC
de cable ABAEB
de cachets BCICC
de ce ADGID
de ceinture GDCJD
de ces edgee
de cete ddfdd
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
de credits ccddc
de cuisine -cccb
de danse AA-EA
de demenagement BBBBF
de demisioner ecddc
de deux ededd
de doigts -AAEA
de faire DCEEC
de fonction AAAAD
de force JDEKK
de foudre ccccc
de garde ggggf
de gogle ddfdd
de jeter a-aaD
de justice a-a-E
de l -baB-
de la -aab-
de lui EJECC
de m GBBba
de manger CCHFC
de me IEGEE
de medicaments a-Caa
de mes aCDD-
de metre BBFBB
de moi gffdf
de mort JBaAB
de mourir a-D--
de ne cadDB
de nom ddcdc
de nos ddded
de nouriture EBBEB
de nous FCCCG
de nuit cefec
de paie ddedd
de partir AbCab
de payer ddecd
de perdre ccbcc
de pied HBBAB
de plus ADC--
de points ccccb
de police -E-a-
de prendre CDGFM
de prison -bcbc
de prolonger -C---
de quiter CDCFK
de recevoir ccccc
de rentrer JEGHH
de rester AAE-A
de retourner CCHGD
de rien CCGCC
de rire dcdcd
de s CAE-A
de sa dcddd
de sauter FEOEE
de se IEPDI
de ses b-Acb
de signer ddddd
de six ECBHC
de someil BCBBH
de somniferes BCICC
de son EBABG
de sortie fefff
de sortir IDBFE
de stationement dcdcc
de suicide ddedd
de suite FFECI
de temps bAcbb
de tete DAA-A
de tirer EA-A-
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
de voiture dcccc
dead GFODE
deaf EBBBB
deale* F-aa-
dealer F-aa-
death BCLCC
death of ccdcc
debar* --D--
debat dddcd
debou* CDKFD
debout BBEDB
debt ihhhh
debts ? ddedd
debts bbBbb
deced* ddbdc
decede ddbdc
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
decro* aBD-A
decroche aBD-A
dedan* AEAAI
dedans AEAAI
defec* eeeee
defectueux edeed
defen* abccc
defense ccccc
defin* AADAA
defon* PGEHH
defonce JEDGG
defoncer KDCCC
degag* BCBBI
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
delai eefec
delai pour ccdcd
delet* fegfe
delete ccdcc
delete my ccdcc
deleted ededd
delit ccdcc
deliv* acedc
delog* BBBBH
deloge BBBBH
demai* BGCCA
demain . c-b-b
demain BGCCA
demain en -Da-A
demain et G-A-B
demain je BBEBC
demain matin AHEDB
deman* b-aaa
demande -CBCC
demande 0 ddddf
demande de aA-DF
demande le FBBBB
demande pardon BBHAB
demande si BFFCC
demande un BGBBB
demander fefff
demander un ddddd
demander une ccccc
demar* gfigf
demarches ffiff
demen* hfggc
demenage feeee
demenagement a---D
demenagement est AAAAD
demenageurs dcdcb
demenageurs ont ccccd
demi EFBFE
demi heure DBBBE
demis* igihg
demision ddedd
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
deposer babDa
deposit gfhgg
depot bFba-
depre* caEaa
depresif aAEAA
depresion ccdcc
depui 0 AGBAA
depui CLFED
depui* BEACA
depuis 0 dddc-
depuis BEACA
depuis ce GKDJG
depuis cete BGBBB
depuis deux bbcBb
depuis hier BKDID
depuis janvier ddedd
depuis l CHFCF
depuis le CGDAD
depuis mardi BDAFA
depuis midi BHBAB
depuis mon DAB-A
depuis quand ccccc
depuis trois AabCB
derie* GGBEC
deriere GGBEC
deriere la DAAEA
deriere les BGBBB
deriere moi EA-AA
derni* bc-dc
dernier deadd
des B--BB
des bleus FBBFB
des brulures ABAIB
des choses BBBIB
des coups MEDID
des detes eefee
des dones dcddc
des eaux ddddd
des enfants bbccB
des femes A--AD
des frais dcccc
des gens AAABD
des homes CDDGK
des ides BBHBB
des inconus FCCBE
des lieux eefef
des marques BCBHC
des medicaments -AE-A
des menaces EAACA
des meubles Abccd
des photos -BDHB
des policiers aaaaD
des propos --D--
des que GBAAA
des squateurs cbcc-
des traces BCBIC
des travaux dddde
desac* BBBBF
desce* EAABG
descendre CCCDI
deses* AADAA
desespere AADAA
desk EBABE
desou* ECCHC
desous ECCHC
desus -cdbd
desus a cccdc
desus et dcddd
detai* -GA-A
detained BIBAB
detained at ADA-A
dete de ccccc
dete edddd
deten* c-dcc
detes ? ddfdd
detes fecee
detes* AAD-A
deteste AAD-A
detru* ABEBF
deux ans feffe
deux bab-A
deux cotes DBBEB
deux enfants bbddA
deux jours -CaE-
deux mois eeeee
deux plaquetes BBGBB
deux policiers BFBBD
deux semaines cddcc
devai* -E-EA
devait -E-EA
devait ramener ---EA
devan IEDDI
devan* HGCEF
devant HGCEF
devant chez bAbbE
devant l IDCIC
devant la FBaBa
devant le cAddd
devant les FGDDB
devant ma DaaaA
devant moi DJIJJ
deven* bdddc
devenir eeeee
devie* Dacaa
devienent ddedd
devient HBBBB
devis ededd
devoi* edeed
devrai ccecd
devrais BBFBB
di AEAAE
diabe* BHBBB
did fffef
didn e-acc
didn t e-acc
die ? ccdcc
die CDOCD
die in dcccc
die than CCHCC
died hgghg
died is ccdcc
difam* edeee
difamation edddd
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
dire au -AD-A
dire moi AAAED
dire ou CCCJC
dire pourquoi AHA-B
dire que AFBEB
direc* cAdaA
direct CHCCF
directeur -A--D
direction dcddd
directives anticipes ccdcc
directives ddedd
dis CFHGD
disabled ----D
disan* BBFED
disant BBFED
disant qu BAECA
disant que -ACCD
disap* CCHFC
disapear AAEAA
disapear forever CCHCC
disapear from dcfdd
disapeared CCEGC
discu* CBBFB
disen* DHFCI
disent DHFCI
disent que -FABF
disin* ddedd
disinherit ddedd
dismi* ffgff
dismisal eefee
dismisal interview ccdcc
dispa* AAGGA
disparaitre ABGAB
disparaitre des ccdcc
disparu aa-F-
dispo* aFaaa
disponible bCbaa
dispu* Acdcb
dispute Abcba
dispute with bcdcd
dit GFFGE
dit au AAGAB
dit ce FA-AA
dit de CACCF
dit la ccccc
dit qu HFIFD
dit que IHDJG
dit tout aA-EA
dit tu FAa-A
dites BBIBB
dites a -AE--
divor* defee
divorce . eefee
divorce ? bdedd
divorce deeee
divorce he EBBFC
divorce is ccdcc
divorce papers ecdcc
divorcer ? ccecc
divorcer dehfe
dix ans dddad
dix minutes ECFBH
do . DADAA
do ? fefee
do baccb
do i ccedc
do it DFGEC
do something BBFBB
do this CBFBG
do we CFAAB
do you fffff
docto* ddedd
doctor ddedd
docum* ghhge
document deeda
documents eeedd
does a edede
does eddcd
does he edded
does it --F-A
does my AADAA
does not gfggf
does nothing ddddd
does the dddde
doesn aadca
doesn t aadca
doesn* BBAEE
doesnt BBAEE
doigt* A--D-
doigts A--D-
doing cbCbc
dois eeeeb
dois je gghgh
dois partir ABABH
dois rendre ccccb
doit edddd
doit il feefe
dolip* BBEBB
doliprane BBEBB
don DEEBE
don t EFFCE
donat* ddded
done A-ABA
done des ICBAB
done pas A-aC-
done trop ccddc
doner abecd
doner des GBAAB
dones ecfee
donez CDICD
donez moi CDICD
dont GEJHG
dont pay E-a--
dont wana BBHBB
dont want AADCA
dor HCBFK
dor and HCBEF
dor doesn dcddd
dor down FCBCH
dor fited AAAAD
dor in E---C
dor is -EBGC
dor of ABAAH
dor since -AAFA
dor to ccccd
dor with acbbC
dorma* CDGDH
dorme* ECCIF
dorment ECCIF
dormi* GEFEG
dormir GCFDH
dormir et AAEAA
dors B-aBH
dors dans ECBBI
dors ou BBBBG
dors plus ccecc
dort CEAC-
dort dans DAACA
dort sur BBBHB
dos FAaCA
dose GGPGG
dosie* fffff
dosier . ddddd
dosier ? ccccc
dosier de ccdcc
dosier fffff
douan* aFaaa
douane daddd
doubl* fefef
double edeef
douch* CA-E-
douche CA-E-
down EABAD
down and EBBBD
down my gefef
down our CCCCH
down payment cddcd
down with EAAAA
downs* KCBFH
downstairs KCBFH
downstairs and FBBAE
drag DBAAD
drage* ABAHB
draged ABAHB
drags FBBDB
dresi* CAAAD
dresing CAAAD
dresing gown CAAAD
dreyf* ddddd
dreyfus ddddd
drili* BCBBG
driling BCBBG
driling my BCBBG
drink GFFGD
drink* EACHA
drinking GCEFC
drinks bacDa
drive CAEAA
drive* Abddd
driver Baccc
drivi* DCEDC
driving DCEDC
driving licence ddedd
driving me eeeee
driving to DDHHD
droit ? cccaa
droit a eCedd
droit au ddedd
droit d dddce
droit dbedd
droit de BAdcc
droit* B-dbb
droite HCBBC
droits ? abdcb
droits caedd
drope* A--DA
droped A--DA
drove BHAEB
drove of BHAEB
drown -AAEA
drugs BBBHA
drunk GGCJD
drunk and CBBGB
ds LEDGE
ds la FBBAC
ds le JDCCD
du 0 AEDDC
du bail edeef
du balcon CDKDD
du bruit hghgg
du colege -CACA
du comisariat CKCCC
du desous ECCHC
du desus Cab-a
du foyer BCBFH
du harcelement ccadc
du juge DCb-a
du jugement BBBBF
du mal DBCGB
du nord GFBBC
du piano dccdc
du proprio BCBBH
du quai BCHCC
du shit AGBBB
du toit ccccc
du travail cbcb-
du tribunal DAC-A
du troisieme GDHGD
du voisin gfggf
due ddeca
dumpe* -AAAE
dumped -AAAE
dumped my BBBBG
dure bdddd
durin* eefee
during eefee
during the ddddd
duty caccc
duty lawyer ADAAA
dying BBHBB
dying to ddedd
e FGEDG
e etage DDGCH
eardr* D-a--
eardrum D-a--
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
ecris EAC-B
ecris au DBEBB
ecris de DBAAB
ecris une ddddd
ecrit CAHAA
ecrit a a-Caa
ecrit mes BCGCC
ecrit qu b-EA-
ecrit* BBEAB
ecrite BBEAB
educa* aBaF-
educateur -CAHA
efacer --D-A
eight and BBADE
eight cbcAA
eight years edede
eight* BDA-E
ele ? ddeed
ele CBBCA
ele a HCJCD
ele alaite BHBAB
ele dit A--E-
ele en eebge
ele est DEDDB
ele le eefde
ele m KCBCB
ele me FA-DA
ele n BEHAD
ele ne DGGHF
ele refuse BCBHB
ele se BCDHC
ele veut caEC-
ele vient Acbab
elect* cbcbD
electricite a---F
electricite pour a---D
eles ccdc-
eleve b--H-
eleve de -A-FA
eleve l a--D-
eleve m -BDHB
eleve* BDaF-
eleven ECBIB
elever ccccc
eleves -D---
else BBEBF
email dcdcc
email* ffgff
emails ffgff
embar* DQDDD
embarque CLCBC
embarque mon CJCCC
embarquent BGBBA
embarquent mon BGBBA
embarquer BHBBC
embra* CCGGC
embrase BBDFC
emenage dddde
emene AKBDA
emene par CIBCB
emene* HMCEC
emenent FDBAB
emener CLCEC
emener ma BFBDB
empec* IDCEG
empeche IDCCG
empeche de IDCCG
emplo* edeed
emploi et ccdcc
emploi ggggg
employe BHFCC
employer fefec
employeur eefff
empor* BBBBI
emportent BBBBI
empru* ccccc
empti* CCFBF
emptied CCFBF
emptied the BBFAC
empty BCEFC
empty* DDDDL
emptying DDDDL
emptying the BCBBH
en 0 ccccc
en 2000 fefef
en AB--A
en a dcagd
en ai a-D--
en algerie A-AGA
en aret eeeee
en atendant aDa--
en aura --D-A
en bas LCBDI
en belgique ccddc
en cachete C--DA
en ce HGCCJ
en celule ESDEF
en chuchotant EAA-A
en colocation eehef
en cours DICDH
en crise D--CA
en danger HB-FA
en disant BAFCD
en droit ddddd
en espagne ccdcc
en face Dabba
en fiche BBFBB
en finir BCLBC
en foyer -AAEA
en france ddedd
en garde ALAAB
en gav ETEFF
en indivision ddddd
en l -CEA-
en lair BBFBB
en larmes FBCBI
en maison ccdcc
en mars decdd
en me a-D--
en otage edeee
en pane gghhg
en peux aaCaa
en pleine DJCHD
en pleurant A-BFB
en pleurs EAA-A
en prison edbdc
en pyjama -BBHE
en retard fgggf
en retenue BICBC
en retraite dcddc
en train KFCEP
en vacances dddde
en vais ABEBB
en voiture HCCBC
encei* GEADH
enceinte GD-CF
enceinte de DBBDB
enceinte et dbdac
encer* LEEDH
encercle KDDDD
encor CAADA
encor* Abdac
encore Abdac
encore me C---a
end -aEaa
end it FGPFF
end of cegfe
ended dcddc
endin* -AF-A
ending -AF-A
ending his --C--
endor* ABEAA
endormir ABEAA
ends eecef
energ* ddedd
energy ccdcc
enfan* a--FA
enfance edeed
enfant a AA-EA
enfant aA-I-
enfant en cccdc
enfant est BCCJD
enfant peut cccdc
enfants -AADB
enfants . eefee
enfants ? edeee
enfants a dcdac
enfants ce CCBHB
enfants de dcd-c
enfants dimanche AAAEB
enfants du BBBFC
enfants en cccdc
enfants et GDDIG
enfants le ddddd
enfants ne AB-GB
enfants pour fegfe
enfants sont AABDA
enfants toucheront CCGCC
enfer* IGGIF
enferme HEGHF
enferme a EFBFC
enferme au ADFAB
enferme dans HBFGB
enferme dehors ebddC
enferme ses ACBJC
enfermer -E-A-
enfermes D----
enfon* AAABG
enfui* DA-DA
engin* -BE--
engine a-E--
engine runing BCICC
english to ADAAA
enlev* a--ED
enleve -A-HG
enleve la BBBBG
enleve mes -AADE
enleve notre CDCIC
enoug* A-DD-
enough ? -AC--
enough A-DD-
enough of -AEAA
enten* OJCHE
entend IBBEB
entend plus -AAEA
entendre -E-a-
entends NFEJF
entends des FCBEC
entends ma HCBAC
entendu aH--A
enter dddcd
enter my dddcd
enter* CDIDD
enterement CDIDD
entre B-baA
entre et ABBAE
entre les ADAAB
entre* eedda
entrepreneur ccdcc
entreprise fecff
entrer aaaBF
entrer chez abaaE
entretien ddcdd
envel* AAFAA
envelopes CCHCC
enver* DAAAA
envi DEMDE
envi de DEMDE
envie -AIAA
envie d CDIDD
envie de a-Ga-
envoi* -ADDC
envoie -ADDC
envoie des -ADDA
envoy* BaDAA
envoye un CaAb-
envoye une ddedd
envoyer AaCA-
envoyer le dbccc
envoyer une GBEBC
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
ereur eebdd
esay cc-bb
esaye HDGGC
esaye d HDCGC
esaye de BACB-
escal* HEFEJ
escalier FECEJ
escap* Acdcc
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
est ce dccdd
est chez DPFFK
est cinq ABBAG
est coupe AAEFA
est dans EBaaE
est de ddedd
est decede edded
est dehors BBCBH
est deriere CFBAB
est devant CA-aD
est ecrite BBEAB
est ele hhihh
est en HNEFH
est enceinte CAADD
est encore EEBDB
est enferme -CHB-
est entre HKEDJ
est eteint ACEAB
est fait COBFD
est ferme cBbbd
est fini baAbC
est il fceee
est interoge BHBBB
est ivre -AAEA
est la aBA-H
est le dddbd
est legal eeege
est menote BKCBB
est moi GFECC
est mon BIGCE
est monte CDHHD
est mort ggggf
est morte ddddd
est ouvert --D-A
est parti CDDDA
est partie a-BG-
est pas -FCFA
est plus ddeed
est policier ddddd
est pour BDICE
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
est sur HDIDH
est tombe dcdAc
est toujours AH-AA
est tout C-bC-
est trop fefeg
est un -decc
est une cAcce
est venu bdcdd
est vide BCBHB
est violent KDCED
estat* fegfe
estate fegfe
et ECBDC
et a CA-DC
et apres -C-D-
et c DFHDD
et d ddfdd
et de dadba
et des EBAGE
et deux AAAAF
et dit FCHEC
et ele GEKJF
et fait eeefe
et garde -AAAE
et il NEEJE
et ils FICGE
et j DDE-A
et je BA--D
et l FAAED
et la BAbbB
et le -CAFG
et lui GDBFB
et m HBBBE
et ma FFDFH
et maintenant Daaaa
et maman ---C-
et me I-abD
et menace HDFHC
et moi Acacc
et mon A-aGC
et ne fbcce
et nous abdc-
et on cabAa
et papa ABAFA
et pas BBGBB
et persone BDAAA
et qu CDC--
et que AECBB
et refuse GCFBC
et si babCa
et son BDDDB
et un AB-BE
et y ---BD
etage CDGHI
etage* CCGCC
etais au CCCCG
etais dcddA
etais petit ddddd
etait en cdccc
etait fehfg
etait froid FBABB
etait il dddde
etape* ccdcc
etapes ccdcc
etat des eefef
etat effff
ete arete ERDDE
ete cBdbc
ete cambriole ccdcc
ete change CCCCI
ete condamne ddddd
ete emene BICGC
ete en ceccc
ete frape ddcbc
ete interpele BHAAA
ete juge dcccc
ete mis ccccd
ete place ccdcc
ete retenu deddd
ete victime ccccc
etein* ADGAB
eteindre -ADAA
eteint ADEAB
etes cacbb
etouf* D----
etoufe D----
etran* Daecc
etranger e-edd
etrangle H-a-A
etrangler Ccecc
etre AEGDC
etre arete AHBBB
etre expulse aab-E
etre la EEMEE
etre licencie dcecc
etre mort DDKCD
etre morte DDJDD
etre ne CDICD
etre place AFAAA
etre poursuivi dbc-b
etre present cccce
etre rembourse ddedd
etudi* a-bb-
etudiant bbccd
etudiante -C--E
etudiante en ccdcc
eu dcccb
eu le EBABH
eu un fefee
euro ddedd
europ* c-ccb
euros . deddd
euros de AAC-D
euros ggggf
eux BHBBB
evacu* --A-H
evacue BABAF
evacuer ----C
even FDJDF
eveni* C-ACC
evening C-ACC
ever edadc
every CaCAa
every day F-B-A
every evening -A-DA
every night ECHGC
every time bcdec
every* DCJBG
everyone BBJBB
everything CBHAH
everything and eddde
everything i CDFCG
everything in -AB-D
everything is BBBBI
evict b-DaD
evict him ABFBB
evict me ec-c-
evict us CCBCH
evict* -A-AM
evicted aA-AL
evicted this -BBBH
evicted today DEDDN
evicting CCCCJ
eviction aabaG
eviction is BCBBK
eviction order BBBBG
ex CabEa
ex a EFCND
ex and ccccc
ex devait ---EA
ex est BC-B-
ex girlfriend fefed
ex has GDDLD
ex hit dccdc
ex is GB-FC
ex laise BCBGB
ex mari ddddd
ex me FBAAB
ex menace -AE-A
ex n EBBDB
ex ne eeege
ex refuse ---C-
ex veut bbcBc
ex wants D-ab-
ex was --ADA
ex wife ccdac
exam ebfdd
exame* eefee
examen eefee
excel ddedd
exces ddddd
exces de ddddd
excis* CCCJC
exclu* ggghf
exclut ccccc
excus* D----
excuse DAAAA
execution BBBBF
exerc* ccccc
exist* ABHAB
existe ddddd
existe t ddddd
exister CDICD
exit BCHCC
expen* ccdcd
expensive ccdcd
expir* ddedd
expired ccdcc
expla* dbddd
explo* ddedc
expos* eefee
expose eefee
expose sur eeeee
expre* -AEAA
expul* ABBAM
expulse CDGDP
expulse aujourd CDCDJ
expulse la CCCCJ
expulse un ccdcd
expulsent BEGBB
expulser babbF
expulses BBBBG
expulsion ? ccdcd
expulsion a BBBBH
expulsion aaaaH
expulsion d ccccd
expulsion de edeeg
expulsion si edfef
expulsions cbccc
exten* bDbbb
extended -F---
extra edeed
eye a-aD-
face QECIE
face a dcdcc
face and HBAAB
faceb* hghgg
facebok hghgg
facon BBFBB
facte* dcddd
facteur dcddd
factu* gehgg
facture fdgff
fai KPEKJ
faire ? effgf
faire CBBBC
faire apel ccccc
faire des a--Da
faire partir -BAAG
faire payer ccccc
faire pour AEBBB
faire si ccdcd
faire sortir ACBBG
faire un aaCaa
faire une CDKCD
fais ABBaE
fais quoi CEABG
fais un eefee
faisa* BBBEF
fait . BDDAB
fait 0 AGACE
fait BFDFD
fait areter -Daa-
fait changer BBBBF
fait chanter EBBFB
fait de eeeee
fait des dcd-c
fait deux CFCHC
fait du cbbBb
fait embarquer BHBBC
fait evacuer ----C
fait fraper ABBGB
fait koi BICBC
fait mal HCFEC
fait nuit AAAAF
fait rien ccccc
fait sortir BBBCH
fait tabaser aa-D-
fait trois BDEBB
fait un gfgff
fait une aaGb-
faits ccddc
fake feffe
fal -AEAA
fal aslep BCGBB
false ccddc
famil* --CaB
famile -BCa-
famile ? AADAA
famile d ccccc
famile est AFBBE
familiale dcddd
family A-D-C
famou* ccccc
famous ccccc
far cbccb
farme* --D-A
farmer AAEAA
fathe* aC-G-
father aC-G-
father has eeffe
father he --ADA
father is cadec
father s aaaCa
fatig* -AGAA
fatigue -AGAA
fatigue de -AD--
fault ccbcc
fault* dcddc
faulty dcddc
fause gfggf
faut bcacc
faut il ddded
faux ccccc
favou* ddeed
fe dcdcc
fear JEFEE
fed cadAc
fed him BCAEB
fed up edede
fel -AIAA
fel suicidal EEKEE
felin* ccdcc
feme -CAba
feme ? ccccc
feme a JIDGD
feme de -D---
feme dit BBGAB
feme est AIAAC
femes bbcc-
femin* dcdcc
feminicides ccdcc
fence acccc
fenet* GDJDI
fenetre . -AACD
fenetre HDJDG
fenetre de FAaA-
fenetres AAAAF
fer AA-E-
ferai* EBEBB
ferme a bBbbd
ferme aA--C
ferme mon ccdcc
fermer dcddc
fes eefee
fete eaeed
feu Gaaaa
feuil* ddddd
few EBEBB
fiche ddadd
fichi* ddfdd
fichier ccccb
ficp ddddd
fifte* ccdbc
fiften ccdbc
figur* acccc
fil dadcc
file . deede
file a bacDb
file aB-F-
file again edged
file au BBCJC
file de ACEHB
file est BGAFD
file etudiante CFCBF
file s a-Da-
file veut eeegd
file you ABDBC
filet* BBBHC
filete BBBHC
film jhigh
filme BDCJF
films -BAGA
films me a--D-
fils 0 CICBC
fils ? ccccc
fils CHBGB
fils a d-abc
fils dans AA-EE
fils de CCCC-
fils est EKCKD
fils majeur DB-a-
fils mineur DICCD
fils n BCBIB
fils ne eeege
fils pase cdddc
fils que ELDDE
fils s eeabd
fils se a-aE-
fils veut --Da-
fils vient ADBED
fin ddade
fin de ddedd
fin du ddedf
fin pour CCGCC
final ddddd
find aDDa-
find him CBHBC
finds HCABB
fine ihjig
fined ? ddded
fini bBDbB
finir DDOCD
finir avec eefee
finis* FBCAC
finish JDFCC
finish me JCCCC
finished cbdb-
finit dcdcc
fire ddddd
fired -dedc
first cdddd
fisca* ddddd
fist NFEDF
fited BCBCI
fited a BCBCH
five BDaEC
five minutes DDAA-
five years ddedd
flat . CCGCE
flat ? ccccc
flat BabaE
flat and GBADA
flat by -AA-E
flat the BBBDE
flat to dcddd
flatm* DFE-A
flatmate FGGAC
flatmate is ECDAB
fleur* gfigf
flics CICBH
flight to AAAFA
fling* JFKEF
flingue HDFDD
flor LFMHF
flori* fefee
fob ---aF
fod BEAHB
fois . BDEBB
fois DBF--
fois je FDKDD
fole gfggf
folow* NCCCD
folowing NDDDE
folowing me NDDDE
fonci* eefee
fonciere eefee
fonction ----C
font ccedC
font sortir BBBBG
for 0 AGBAD
for a gghgg
for an cbbdc
for bbccc
for beginers dcddc
for christmas ddfdd
for everything BBFBB
for god DEMEE
for help DA--A
for him caaF-
for me LFOFF
for my --dca
for naked BCBGC
for our ddddd
for shoplifting AEAAA
for speding cdccc
for the ecdea
for thre Bbccc
for two eeebe
for when FAAAB
for years EAAAC
force IDFJI
force a CCAHB
force dans GCCGC
force en --AAD
force et CCFCG
force la FBAAF
force publique BBBBI
force* BAAEF
forced CAAEC
forced me DAAA-
forced to AAAEA
forces BCCFG
forci* JDCGB
forcing JDCGB
forcing me EAAE-
foreigners EBAA-
foret -AE-A
forev* EFNEE
forever EFNEE
forgi* ABFBA
forgive ABFBA
forgo* eefee
forgoten dcddd
form gfhgf
form is ddedd
forma* feeee
formal ecccc
formal notice ecccc
forme* dcdac
former dcdac
formu* fefee
formulaire fefee
fort C-aA-
fortn* cddec
fortnite cddec
forum BDKCD
foste* CDBIC
foster CDBIC
fot bacCb
fotba* aaaD-
fotbal ABBFB
fotbal club BBBGB
fou ICBBC
fou il FBBBB
foudr* dcdcc
foudre dcdcc
found GACCC
four dadbB
four kids CCCCI
fourg* AKBBB
fourgon AKBBB
fourn* ccdcc
fout CCCCI
fout dehors CCCCI
foutr* CDKCC
foutre CDKCC
foutre en CDKCC
foutu AAAAD
foutu mes AAAAD
foyer FDCJI
frais de ddede
frais eecee
franc* bcdcc
francais C-bba
france ? cccdc
france dcddd
frapa* fefee
frapait fefee
frape KDBNE
frape a B--DD
frape ce EAA-A
frape la D----
frape mon BCCJC
frape par Acbdb
frape un edeed
frape* QFDLF
fraper PECHE
fraper par FCBHC
fre ? cdddd
fre fcdff
frenc* b-ccb
french b-ccb
french i BDBBE
french police BHCBC
frere CICFB
frere a cfe-d
frere de ADACA
frere ele D-ADB
frere est -HEAA
frere il BHCGD
frere m HHCCD
frere me -AaGA
frere parle BBFBB
frere s gfhff
frere schizophrene HABAB
frere* H----
freres H----
frida* AA-GA
friday AA-GA
fridg* cccca
fridge cccca
frien* -DC--
friend AEEA-
friend at ADAFA
friend is -FA--
friend just -AFAB
friend s cadcc
friends ccdd-
frigo a-aAE
froid ECGEH
from a--A-
from her -AAEA
from his ABBGB
from my C-CaA
from schol AAAGA
from the -BCEC
front HGEHI
front dor IDCCI
front of DGEHE
front* BHBEB
frontiere BFBEB
frontieres BGBBB
fugue --aG-
fugue hier BCBHC
fuite edddd
ful bbccA
funer* BBGBB
funeral BBGBB
furni* dcddB
furniture dcdcC
furniture out BBBBH
fusil IENCE
fusil et B-D-A
futur* --D--
future --D--
g 0 DEEIC
g IFIIG
g envi CDICD
g le EAA-A
gagne au ccccc
gagne cdddd
game gghdg
gamin DEERE
gamin de CCCJC
gamin* bacDb
gamine a-aF-
gamine de ABBFA
garag* bcB-a
garage -bCA-
garage . dcdcc
garage with baEaa
garagiste ccccc
garan* ffgff
garantie ffgff
garco* CBAJB
garcon CBAJB
garcon a CCCIC
garde a -K--A
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
garder ? BEBAB
garder bBaAa
gardes ddddd
gardes de dcddc
gardi* DA-AE
gardiene FCBCF
gare EEAFE
gare du GFBBC
gars FCCCI
gas --BD-
gate LBAAC
gate with ICCCC
gatea* ccccc
gav EUEFG
gav de DJCCD
gav la CICCC
gave a cddcc
gave ebddb
gave me d-dcd
gave the ccccd
gay CAAEA
gaz ABGFA
genda* BMBBH
gendarme eeeee
gendarmerie DNDCH
gendarmerie de AEAAA
gendarmes AKAAG
gendarmes are DHDDI
gendarmes came AGAAA
gendarmes m deddd
gener* deedd
general ccdcc
genou* FBADB
genoux FBADB
gentl* BAA-E
gentleman BAA-E
geran* BDBAG
gerant BDBAG
gerant du AABAF
gerer defed
gerer ses defed
germa* ededd
gesta* cdddc
gestapo cdddc
get -bcb-
get ? eefee
get a ddeed
get an dddcc
get in DAAAD
get into GDCCF
get my fefee
get on DBFBB
get out HCBBH
get up DBFBB
getin* ddcdd
geting ddcdd
gets Cbbab
gets the AADAA
gf HDCCF
gifla* cccdc
giflait cccdc
gifle CBaaa
gifle* CAADA
gifles AAAD-
gift ddedd
girl CDDOD
girl is BBBHB
girlf* FHFAB
girlfriend FHFAB
girlfriend is JMIFF
girls EA-Da
gite caecc
give feece
give me dcadd
give my eefee
give the BCBGC
given ABFEB
given away ABGBB
gives e-eea
gives me dbdcA
glas FBAAB
go CDFCB
go back ABEGD
go for CADAB
go home -aaDb
go in ABDEB
go on BBFBB
go to bcbfd
god DDLCC
godby* DFREF
godbye DFREF
godbye to ABIBB
gods ddddd
goes cAaa-
gogh ccdcc
gogle ifkhh
gogle review dcdcc
gogle* CDJDD
gogled CDJDD
gogled how CDJDD
going GCIEC
going to GAFBA
gone B-GAD
gone by BBDBE
gorge B-dcb
gose BCEFB
goses -BBFE
gosip edfed
got CHCCB
got a Db-b-
got an ccccc
got arested -E--A
got locked BFBBB
got my BHFGC
got nicked CKDDD
got ten aabaC
got the --CB-
gown CAAAD
grabe* HGCBB
grabed HGCBB
grabed me HCBBB
grade* -AAEA
grades -AAEA
grand cbbaa
grand mere aaac-
grand pere eecdd
grand* babF-
grandad BBEFB
grandaughter ABBGB
grandchildren BB-GB
grandfather cdccc
grandma dcdd-
grandma s dcddc
grandmother dddac
grandpa BBAGB
grands --AEB
grands et --AEB
gratu* fffff
gratuit ddddc
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
gun ICJBC
guy LDCCH
guys BCCBI
h . EFBDB
h 0 BCEEE
h EMDEH
h du BGBAA
h ele -E---
h il ALBBC
h on ADAA-
h pour BABBI
h que BEBBF
habit* A---D
habite babbD
habits a-aaE
habitude CBCBA
had a ecfeb
had eaced
had enough ABHBB
had gone eeefd
had no eegee
hadoc* ccccc
hadock ccccc
haha eegee
haie defee
hair ICBFC
hal DA-BD
half bBcA-
half sister AA-EA
hamer JCCBG
hand DA-FD
hand in ABAEB
hand over A---E
handc* -H---
handcufed ADAA-
handcufs -Ea-a
hande* ABEAA
handed ABEAA
handi* AAA-G
handicape AAA-G
hands HFBBC
handw* ABDBB
handwriten ABDBB
handwriten wil ABDBB
hang BBIBB
hang himself CDJCD
hange* ddddd
hanged ddddd
hanged himself ddddd
hapen* GFAAG
hapening FCCBI
hapens BFa-A
hapie* CCHCC
hapier CCHCC
haras* ffgff
harased by ccdcc
harased ccdcc
harasment ddddd
harce* bdacd
harcele a AAEAB
harcele et FBAAB
harcele par edeed
harcelement eedfe
hard DAD-A
has DFDGD
has a AbcAb
has belt CCCIC
has ben BI-B-
has cigarete BBBHC
has dumped BBBBG
has just eBdb-
has left BBAGB
has locked GCJAE
has my aA-FA
has no BHHEC
has run CCBIC
has taken AaEB-
has the BBBFB
hasn -F-HA
hasn t -F-HA
have DFEDF
have a bbbab
have an B-BD-
have ben EJHJF
have custody eefee
have just BIBCF
have my ELDHD
have no CEHCE
have not ccdcc
have nowhere AAAAF
have one BDABE
have police AaBAH
have the --D-a
have to cbbc-
have told ddeed
haven KEGEE
haven t KEGEE
havin* cdbdc
having cdbdc
he LEBCC
he asked AEAAA
he be ddeed
he beat bccdc
he changed BCBBJ
he d EBCAB
he does dacBa
he doesn acecc
he finds HCABB
he gave dcccc
he gets Cbdca
he got BDAAA
he had dcddc
he has HFEEC
he hasn -GBEA
he hit F-aba
he is NKIHH
he jumped fdddd
he just Faaaa
he keps HCBBB
he l PFHHG
he left EGBBC
he locked GAA-A
he lost cb-db
he only AGAAA
he put FBBBE
he s LFBDC
he said KCGCD
he says JB-DB
he se -FAAA
he ses D--aA
he stil dcddc
he strangled GBBBB
he take -AAAE
he threatened GBAAA
he threatens GCBBC
he tok AaCCa
he was cBbcc
he wil F-aB-
he won LDIBD
head HCFFB
head against ddedd
head and EA-AA
hear OGEMF
hear blows GCCFC
hear him HCBEC
hear it -AAEA
hear the BCBHC
heard BIDCC
heari* effff
hearing fffff
heart CHGCC
heart tablets -E---
heati* eefee
heating eefee
heave* AADEA
heaven AADEA
heber* ddedd
heberge ddedd
hedge cdddd
held CEbbb
held at dbcdc
held by bF-aa
held in EaAAA
helo feffe
help ! FBABB
help IB---
help he NEDDD
help me -dedd
help with dcbcc
hemat* -AADA
hens edded
her . DDDDA
her FEEJD
her again HDGED
her and DBACB
her baby a-aD-
her bf GBA-B
her boyfriend FAAAB
her brothers GBAAB
her father a-bD-
her furniture ccddc
her go EEABA
her husband Bddec
her in HBBFC
her of A--GA
her phone BBBIB
her schol BBEEB
her she AE--E
her stepfather BBBGB
her to -AAGC
her todler BCCHC
her violent dcccc
her wrists CCIBC
here . cAcAD
here DFECI
here anymore BBCBE
here no BAEAA
here to DIDDH
here with BCCCI
hered* ddddd
herit* hhihh
heritage edeed
herite ddedd
heritent eefee
heros ddccc
hes JKCGE
hes got GCBEC
hesit* -AD--
heure FGCCL
heure pour BBBBL
heure* aFaCA
heures . BEBBD
heures aFaCA
heures et ACAAD
hid -AEAA
hidin* JBBBC
hiding JBBBC
hiding in FAAAB
hier . ecbad
hier DBADA
hier et BBBHC
hier il HDCFC
hier pour cdccc
hier soir FC-AA
him ? bCccb
him DKEKD
him again --aD-
him in -FAD-
him out CKCCC
him to badAc
him with --aD-
himse* -BOCD
himself -BOCD
himself if -BHAB
himself in dcBbc
hinge* AAAAE
hinges AAAAE
his EBCGB
his arms AAAFA
his coach AAAFB
his dad -A-JB
his daughter fffge
his dog ICCCC
his father aa-F-
his fist KDCCD
his hand HDCFD
his kids CFDID
his life BCHCC
his mother BBBIB
his neck BCBHC
his way EBADB
his wife bDbaa
histo* -E--A
histoire -D--B
histoire de AEAAA
hit DbcAb
hit by D--CA
hit me GabBa
hit my a--D-
hit us ccccd
hit with dcddc
hitin* LEDJE
hiting LEDJE
hiting my ICB-C
hits GFDSF
hits me IFDNF
hits my DEDLD
hiver* cbcbA
hivernale cbcbA
hold bacbb
holdi* GFFAA
holding GFFAA
holding a ECGCC
holds HDCID
holid* gfgge
holiday edfec
holiday pay bbdbb
holidays fedee
home ? dcdcc
home FB-ED
home a -BAGB
home alone dcdbc
home and CA--D
home de AAAEA
home en deddd
home from EDBFF
home he C-A-E
home late ddddd
home me ICCBC
home this ABBDE
homes CBACH
homes en BBBBF
homew* feefe
homework feefe
hones* AAEAA
honestly AAEAA
honeu* DBEBB
honeur DBEBB
honou* -AD--
honour -AD--
honte BCIBB
honte de CCHCC
honte je ABEBB
hopit* BCB-B
hopital BCB-B
hors -AA-E
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
hotel BFABI
hotel de -E-a-
hotel nous CCCBI
hotel social AABAE
hotel* ---E-
hotels BBCHC
hour EJGDM
hour ago FHCDH
hour the BBBBG
hour to --aaG
hours . AFAAA
hours BLAEB
hours ago EHBBB
hours to BFAAA
house adecc
house and HABBB
house i EA-aA
house is --aD-
house to bb-cb
house yesterday ddedd
house* --B-D
how can ccccb
how ddded
how do edfee
how does ddddd
how is ccccc
how long dcddd
how many ccbcc
how much eefee
how to cbBcb
huge dccdc
hui D-b-G
hui avec CCCCH
hui je dcdc-
huile DA--A
huisi* -AAAK
huisier ----J
huisier ? dcdde
huisier arive CCCCG
huisier est BBBCL
huisier vient ddedf
huisiers AADBG
huit ccccc
humil* feffe
hung AADCA
hung up AADCA
hungr* AAAGA
hungry . ---D-
hungry AAAGA
hunte* ccdcc
hurle JDBDC
hurle et GAA-A
hurle* EBBHB
hurler CBBGB
hurt -aDca
hurt ? dcccc
hurti* JDCJE
hurting JDCJE
hurting my -BAFB
hurts IEDNF
hurts her CDCKD
hurts me HDBFD
husba* EDBAA
husband EEBAA
husband beat D-aa-
husband cheated ededd
husband has HIFBD
husband he AEAAA
husband hit LDCCD
husband is aaceb
husband says aAFAA
husband wil BDa--
i A-C-A
i am -cdcc
i apeal cccdc
i are bcdcd
i ask cbcAb
i be gfgfh
i break ddedd
i bring cAccb
i cal Dbaaa
i came ABAAE
i can JGGGG
i canot ccccc
i cant CFHCC
i cary ccccc
i claim ccccc
i could AAFAA
i cut AAE-A
i d EDLCD
i deleted ccdcc
i die ddddd
i do EAA-D
i don DBE-B
i dont HFJJE
i drive AAEAA
i entitled ccdcc
i evict -ADAA
i fel DENDE
i find ccdcc
i gave ddddd
i get bbbcc
i go GBCGC
i got -ad-a
i had ccacb
i have ABDAE
i haven KEGEE
i hear FCBHC
i heard CJBCC
i just -AF--
i l EDMFG
i leave A-CaE
i liable ccccc
i live BabbD
i locked Abccd
i love DDICD
i m BADBB
i make ccddc
i might EFNEE
i mis geffe
i move adfde
i must -A--D
i ned baddc
i negotiate ccdcc
i never AAADA
i no ccdcc
i owe ddedd
i own AA-AD
i paid dcdcd
i pased ICCCC
i pay eeeee
i play edeed
i prefer CDJDD
i put cbAbb
i ran ABAEB
i read dcdcc
i received ccdcc
i register ccccc
i regret BCGBB
i reported adccc
i retire ccdcc
i ring FBCCE
i said DBCBB
i saw AAEAB
i say AD--B
i se edfee
i sel fdeed
i send ccdcc
i share ccccc
i signed ccccc
i slep -BAAG
i sliped ccccc
i start ccdcc
i stil eefee
i stop ccdcc
i swalowed ABEAA
i take cbAAb
i talk GDCHD
i teach CCFFC
i tel AAaEA
i think JFLLF
i tok CDJCC
i tried -AE-A
i ve ECLCD
i wana EFLEE
i want cbDcb
i was Ca-aB
i wish DDJDD
i won BAFB-
i work cdedd
ici KHKEH
id card ddddd
id ddddd
ide de edbdd
ide edced
idea dcddd
ideas ddddd
ident* e-fee
identite daeed
identity cAccc
ides BBHBB
ides noires DEKDE
ier EGBBC
if DAFBA
if a eeede
if he EAA--
if i DAFDA
if my eeedd
if she edeed
if they DDLDD
il ? c-dca
il FBABB
il a KGDEF
il alait HABaA
il arete CAAEB
il bouge AACBA
il case GBADB
il conduit DBBFB
il crie D----
il devait BFBBB
il dit E--DA
il done EACAA
il dort EDaaA
il e IHCFC
il encore ddcdc
il entre CBBEB
il est HICED
il etre edded
il fait DDaAG
il faut DBGBB
il hurle IBBAB
il jete EBAAF
il l CA-FA
il la abcbb
il laise ddddd
il le fffff
il lit FBABB
il m MBABB
il ma RFDEF
il me QECGF
il monte D-a--
il n BHFDB
il ne B-Ea-
il peut ABDAB
il pleure -AAIB
il pleut AAAAE
il pour EBFBC
il recomence HCABC
il refuse FCGGD
il rentre FAABA
il repond ACDAA
il revient Fbbaa
il rigole GBBBB
il s E-a-a
il se BADDA
il sort BFCCG
il tape KCCCC
il tient FBGED
il un ddddc
il une ddedd
il va PFHFE
il valable ccacc
il vaut ADFBB
il veut HDIGH
il vient Dcebc
il y bab--
ilegal a-D--
ils FKEFK
ils des dcddd
ils disent CFBBH
ils embarquent BGBBA
ils etre ccccc
ils gardent BGBBB
ils l CMCHC
ils le -H--A
ils m EDDCa
ils me EFABE
ils ont DH-BF
ils partent AFBEB
ils peuvent BEBBE
ils sont FAACH
ils veulent BD-DB
ils vident BBCCH
ils vienent ECAAA
ils vont FHCHE
im 0 DEFQE
im IKPTJ
im at BGDBB
im in ABAHA
im scared -A-EA
imedi* CFDDN
imediately CCCCJ
imediatement B-BBH
imeub* F-aAA
imeuble F-aAA
imobi* aabaC
imobilier -A--D
impay* ccdcb
impos* ddddd
impot* gfgff
impots gfgff
in . BCABI
in 2000 ffgfg
in AAaAA
in a CE-CB
in an -DEAB
in and FBA-E
in bruises BBBFB
in canada cAccc
in care AA-EA
in court gefff
in custody -MAAB
in danger JDBID
in debt eefee
in france cdddc
in french AD--C
in front DGEHE
in garde DLCDD
in handcufs BGBBA
in her a-aE-
in his F-bDC
in it CBBDF
in jail -C--C
in law a-cdb
in lyon cAdcc
in marseile CC-C-
in my CABCF
in one BBBBF
in our dddbd
in paris caeac
in police CHCBC
in prison hgdff
in pyjamas ABBDD
in the EBBEC
in there BHCBC
in with CFGEC
in writing ddddd
incen* ccccd
incendie ccccd
incon* FCFHE
inconu BCFHC
inconus FCCBE
incre* dddde
increase dcccd
indem* ffeff
indemnisation ccdcc
indemnise ? dcedc
indemnite ccccc
indiv* eefed
indivision ddedc
infir* CBAA-
infirmiere DBBB-
informe ADA-A
infos cdccc
infra* ccdcc
infraction ccdcc
inher* hgihg
inherit eefee
inheritance feffe
injur* ffgff
inqui* ACD-A
inquieter -AD-A
insid* EJEFQ
inside EJEFQ
inside no CFCCF
inspe* dbddd
inspection dddde
insta* acdcB
instagram ccccc
instale ----D
instant CA-AD
insti* -A-DA
instr* ccdcc
insul* CAcab
insulte Bbbcb
insults dcddd
insur* gffff
insurance ? ccdcc
insurance ddbdd
insurance won dcdcc
insurer ggigg
inter* aFaA-
interdiction GCBEC
interdire ddddd
interdit cce-B
interdit de AAAED
interdite ccdcc
interest ededd
interieur DDDDJ
internat AAADA
internet bbDCb
internet coment EELEE
internship ddddd
interoge CKCCC
interoge par BEBBB
interpele AG---
interprete BIABB
interpreter CJCCC
interview bAcbb
intim* -A-FA
into EBCED
into a BACF-
into custody AEAAA
into english cdccc
into my GB-BC
into our CCCCI
into the FCIFE
intro* BBBGB
inven* eefee
inventory ddddd
invit* ffhff
invite ddfdd
iron GCBGC
iron and FAA-A
is 0 ddfAc
is BBABB
is a aeeee
is about ddeed
is alone CDDLD
is at aEbAB
is beating JCCCC
is being IMEIH
is broken edeee
is changing DDDDJ
is coming feeec
is driving fefbd
is drunk CBBGB
is due ddeca
is entitled BFBBB
is fine ----D
is folowing KDDDD
is going G-dA-
is hapening BCCCG
is held ddddd
is here CDCCJ
is hiting HDCGC
is holding ccccc
is home eeege
is hurt cddcc
is hurting HDCHD
is in JQFHM
is inside BCBBJ
is it eedee
is keping BBFBB
is kicking KDCCG
is kiling -cedd
is knocking DEDDL
is locked cAbDc
is mising DDCKD
is my --F--
is not --DAD
is on ca-AA
is ready a-C--
is screaming FDCGC
is taken ccccc
is taking DDCCI
is teling AAADE
is that eeggg
is the cc-db
is there hhhhh
is this fegfc
is threatening JEJGE
is throwing -CBCI
is to --BC-
is trying GBAAB
is wel ddeed
is with ACAEA
is writen BBFBB
isn EHKID
isn t EHKID
isue --D--
it . BADBB
it ? gghgg
it AAEAA
it a -bcbb
it again CA-DA
it al FFMEI
it and ABDAC
it cost ccdcc
it fre ccccd
it legal eeefe
it on -cccb
it s DFEGH
it take BBEBB
it was FB-DA
it would DEMDD
its bbA-A
its hinges AAAAE
ive BBFBB
ivre HCBFC
ivre et -AAEA
ivre il FAAAA
j CBECA
j ai BADB-
j arete CCICC
j avais bcdcc
j ecris EBDAD
j en baDaa
j entends LEDJE
j etais dcdcB
j ouvre cbcbB
jai 0 ABAIF
jai KGMMJ
jai des EBBEB
jail -C--C
jamai* -BDEA
jamais -BDEA
janvi* cbcBc
janvier cbcBc
jardi* bdefd
jardin bdefd
javel -AD--
je BADAA
je changer ccccc
je cherche eaffe
je compte DDKDD
je craque -ADA-
je crois CDFJD
je dois aaA-H
je dors EDCFL
je droit edeed
je encore dcddd
je etre eefef
je faire ebedd
je fais aA-aD
je joue fdeed
je l DAG-A
je la GBADB
je laise eefee
je le dbBcb
je m --E-A
je me DCMCC
je metre dcddd
je meurs dcbdc
je monte AADAA
je n AaCaA
je ne BCECA
je oblige dcccc
je ouvrir ccccd
je parle DGBCC
je pars BaBaa
je parte C-D-B
je pase ccccc
je payer ccccc
je pense DEPEE
je perds CDJCD
je peux -cddb
je pouvais FCFCC
je prefere BCJCC
je prends CADA-
je prepare ccddc
je refuse EAA-D
je regarde aAG--
je regrete BCGBB
je rentre ABBBI
je revise ccccc
je saigne IBBBA
je sais HDJCD
je saute -ADAA
je serai CDKCC
je serais FCGCC
je signe aCC--
je signer BBBBE
je sors HBBBE
je sui DDJDD
je suis CBBBB
je tiens GEKEE
je toucher ccecc
je tremble GCFCC
je vais BCNCD
je veu BCFFC
je veux bbCcb
je viens EDaB-
je vis -cdbc
je vois FDICD
je voudrais a-Fa-
je voulais DAC-A
je vous Aaacb
jen CCHCC
jen peu CCHCC
jete GEHFO
jete de CCHBH
jete dehors BDCGH
jete mes ABABG
jeter GENDH
jeter mes a-aaD
jeter par DBHBB
jeter sous ACHBB
jeu eeecd
jeu ele AAAEA
jeunes BCaaa
jme HCCCG
jme fai HCCCG
job and ccdcc
job ihjig
join -AGaA
joint cdddd
joint custody cccdc
joke ededd
joue du dccdc
joue fefde
jouet ddded
jour au dcdcc
jour eddea
journ* ffece
journal decdc
journaliste ccccc
journe cbaac
jours -aACb
jours et CaaCa
jours il D--C-
jsui JEDGJ
jsuis LJIEF
jsuis en DA-AA
judge eadde
judge tomorow BIABB
judge* eefee
judges ccdcc
judgment ? AAAAD
judic* aD-a-
judiciaire aCaa-
juge ? ffggf
juge a cccdc
juge dbefe
jugem* bbabA
jugement bbabA
juin dcdcd
jump CEQDE
jump from DDICD
jumpe* Adccc
jumped Adccc
jurid* acacc
juridictionele acccc
jusqu CEABF
jusqu a ACa-a
just HGDCE
just ben EGb-F
just fired GBBBB
just got ededd
just left db--b
just punched GCBBB
just rang -FAAA
just texted -ADDA
just the CABAC
just told AEADA
just want BBIBB
juste DHDAA
juste que aaCa-
justi* ccdcA
justice a AA-AD
justice ccdcA
jvai DEMEE
jvai me BCHCC
jveu EEMEE
jveux DEKDE
kan BCEFC
ke CHFCG
kep b-add
kep the ededd
kepin* BGFBB
keping BGFBB
keping me BBFBB
keps G-aBa
keps punching DA-AA
keps the ddddd
kept -J-BB
kept my -GaaA
keufs AGAAB
key DDCCO
keys E-aaG
kicke* D-aBE
kicked D-aBE
kicked me DBADD
kicked us BBBBG
kicki* MDCDG
kicking MDCDG
kid BDCLC
kid locked BBCIC
kidna* CCCMD
kidnape DEDLE
kidnaped CCCKD
kids DDEDE
kids and EBDBD
kids are aAaCa
kids for dcadd
kids i BBFBB
kil ICFFC
kil himself BDLBD
kil me NDaHC
kil myself DELDE
kiled -cedc
kiled my C-ba-
kilin* B-Ea-
kiling B-Ea-
kiling me gfhgg
kiling myself CDICD
kils dcddc
kitch* HAAaC
kitchen HAAaC
kitchen knife GBABB
km cdddd
knife ICFEC
knife and DBDBB
knock AA-AD
knock* CDDDK
knocking DEDDL
know BEB--
know what Dab--
know where AGFBB
koi HJAAB
koi faire JCCCC
l AAABB
l a FIDJD
l acide EA--A
l acte -AF-A
l aeroport aD-B-
l afaire dcddd
l agence dcedB
l agent ABAAF
l aide KCADE
l air aBD-a
l alcol ABBHB
l amiable ccccc
l an eecee
l ane ffgff
l apart DA--C
l apartement a--EC
l apel CGBBB
l arbre ABEBB
l argent adedd
l ariere ECCHC
l asurance bbBbb
l aube DJDDG
l audience ddddd
l auteur ddedd
l avion a--F-
l avocat edeed
l be GCEFF
l break HBABF
l drag DBAAD
l eau ACEGF
l ecole cbdDc
l educateur AEBGB
l electricite a---F
l employeur ccccc
l enfance edeed
l enfant AAAJA
l entendre BGBBB
l entends GBBAB
l entre Cacbb
l entreprise cbBcc
l escalier GEDCI
l etat eeeee
l ete cdddc
l etranger d-ddc
l etrangler E----
l execution BBBBF
l expulsion A--AJ
l get DA-C-
l heritage dcddd
l heure GFCBJ
l hopital BCB-B
l hotel bBabC
l huisier ABABL
l imeuble F--BB
l interieur DDDDJ
l jump -AGAA
l kil DCGFC
l never -A-EA
l oficier -E-AA
l ont CLDIC
l orage cddcc
l ordre BCEBG
l put ABEBE
l shot FBEAB
l take BCFDC
l un DAADA
la BBAAB
la avec BCCCJ
la bac CKCCD
la banque a-Daa
la bas -FAAA
la bene AAAAF
la boite DADAA
la brigade AHAAB
la caf ffhff
la cage a--aE
la cantine edeed
la caution ddddd
la cave A-bH-
la ce -A-D-
la ceinture ABFEB
la chambre JDCBK
la cite EFBBA
la cle DBAAD
la corde ddddd
la cour D---E
la cuisine Cbccc
la dame Abbc-
la derniere IDFCC
la diference cddcc
la douane daddd
la douche aaaDa
la famile CA-aa
la fenetre FCJDG
la ferme AAFAD
la fete cAccc
la fin cb-cd
la force BCHCH
la foret -AE-A
la frontiere BFBEB
la garde cccbd
la gardiene FCBCF
la gare BBBHC
la gendarmerie CJCCI
la gorge Bbdcb
la il GCDBG
la ils AaaCA
la justice ccccc
la legitime ccccc
la loi gghgg
la main LEGDD
la maintenant ABBFF
la mairie cbccA
la maison aaaAB
la maitrese a-aF-
la manif AFAAA
la mer ccdcc
la mere dcdbc
la mort FHUGG
la nationalite ccccc
la nounou AAAGA
la nuit dabEa
la ou DBECB
la paix AADAA
la pension eeede
la persone ccdcc
la petite CDEID
la piece -cdec
la pj AEAAA
la plage BBAFA
la pluie CCCFG
la police CLBAG
la porte ECACJ
la prefecture AAAAF
la premiere cdccc
la proprietaire CCBBG
la rendre dcdcc
la reparation ccccc
la reponse ddddd
la reserve GBAAA
la residence BBBBF
la retraite ceeee
la route Abcbb
la rue HDBGN
la sale DAD--
la semaine bb-b-
la serure aaaaD
la seule CDKDD
la sortie ECAHA
la sucesion eeeee
la table HCICD
la tele cdded
la terase -AEA-
la tete EAADA
la treve cccc-
la vente hghgh
la vie GHRGG
la vitre FBCEB
la voisine CA-FB
la voiture AbaCb
la ya EBABF
lacet* -G--A
lacets -G--A
lacets et -G--A
lache JDDDG
lad ADACA
lads LEFDC
lair BBFBB
laise -BBH-
laise le AAAGA
laise notre BCBGB
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
land ddeda
landi* a-aBF
landing a-aBF
landl* a-baI
landlady aaaaD
landlady is -A--D
landlord a-baI
landlord has BBBBG
landlord hit dcccd
landlord is a-a-H
landlord locked BCCBH
landlord removed DDDDK
landlord s BBBBF
landlord threatens ffgfg
landlord wants ccccd
landlord with BBBBF
lapto* badcc
laptop badcc
larme* FBCBI
larmes FBCBI
last aaadc
last mesage CCJCC
last month eeede
last night FGBAA
last wek ddddd
last year ffffe
late ? ccccc
late jijji
later . dcddd
later eefee
laugh* FA-A-
laver C-aaC
law ? edeed
law edffe
lawsu* iffgf
lawsuit iffgf
lawye* cFbbb
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
le bras F-bC-
le bus ccdAc
le camion CFCCH
le chantier AFAAA
le chaufage edeee
le chien Bbcb-
le client dcccc
le code BDBAE
le comisaire cccc-
le comisariat aEb-a
le compte ccdcc
le contrat geeee
le controleur ddddc
le copain -AAEA
le cou ICBCC
le couloir EAAAA
le declarer ccdcc
le delai ccccc
le devis ededd
le dimanche fegfe
le dire acacb
le directeur BBBBE
le dos acdbc
le droit abecc
le facteur dcddd
le faire aACaa
le film feeee
le fils FGHCD
le fourgon AKBBB
le frigo ABBDH
le gamin BBBIB
le garage AAEEB
le garde deeee
le gardent BHBBB
le garder BGCBB
le gaz BCIEB
le gerant BBBAG
le hal HCCCG
le jardin Abcdb
le juge eeafe
le jugement bb-bc
le licenciement BBFBB
le lit BCCCL
le logement bbaaD
le loyer -cdcd
le magasin ddddc
le marchand BCBBH
le mari EBEBB
le match -D---
le mercredi ddefd
le mois eeede
le monde CDLEE
le mur D--C-
le nez FCBEC
le noir ECBIC
le notaire deedd
le nouveau BCCHG
le pailason BBBEG
le palier a-bAD
le parking EBBDB
le pere a-aJ-
le petit bbbFa
le plafond EAA-A
le plombier dcccd
le poignet Dabab
le pont a-Ga-
le proces ccacc
le prochain FAAAA
le procureur -D---
le prof eeeed
le proprietaire AA--I
le proprio EECDO
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
le toit ACIBB
le tps ABBFE
le tribunal eeeed
le trotoir CBABK
le vendeur eefee
le vide BCFBB
le voir CJBBC
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
leave him aADD-
leave my gfhgg
leave our BABBG
leave the EBABH
leave tonight DB-BE
leaves her BCCHC
leaving on -ADAA
leaving the AA-GA
ledge ACHBB
left . fefee
left AAGE-
left a --FB-
left and HCGCC
left for -AFAA
left is CCICC
left the BCBHC
left with BHAKD
legal ? hhhig
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
les a -A-HA
les anes ccccc
les bareaux BGBBB
les bleus BHBBB
les bois a-D-A
les bras CDKCD
les cachets BBFBB
les cheveux HA-DB
les cles CC-AH
les demenageurs dcdcb
les enfants -AbC-
les feminicides ccdcc
les flics BHBBE
les gendarmes aH--E
les genoux DAADA
les gens ccc-c
les huisiers AADBG
les impots ddddd
les jours B-DE-
les keufs AGAAB
les lieux AAAAE
les mains ADAAA
les menotes BHBBB
les miserables ccccc
les ordinateurs -EA--
les papiers BaaaC
les parents bbc-b
les petits BC-H-
les soirs EBG-B
les toiletes DBGCC
les travaux gfhfg
les vacances ccc-c
les veines DENDE
les voisins abc-c
let EDBBE
let her EEADB
let him BGAAB
let me DBBAE
let us GCFCH
leter ee-ed
leter from efgee
leter is BBFBB
leter* FBFDB
leterbox EA-C-
leters BBHBB
letre d BBFBB
letre de gfhgg
letre edAdd
leur DEIME
leur pere AA-GA
leurs fbfgd
leve HDDCC
lever --C--
levre* BBGEB
levres BBGEB
lhuis* DDCDM
lhuisier DDCDM
liabl* eeffe
liable ? eeeee
liable eeffe
liar ddddd
libel dcddd
liber* AAEAF
liberer BBFBE
licen* gfdff
licence ffeff
licencie fffff
licenciement baCba
licencier ccdcc
license deddd
lieu ABBBH
lieu aujourd AAAAD
lieux ccdc-
lieux dans ABBBF
life JFREF
life insurance -ACAA
life is IEJDE
lift AabEa
light acdd-
light* EAAAA
lighter EAAAA
like -aDaa
like the CDIDD
lile CFBAA
limit eeffe
limit for ccdcc
limit* eeeee
limite ccddc
line AEEAE
liqui* edcdc
liquidation cbabb
lisbo* edeed
list cb-cb
list of -AD-A
liste de AAD-A
liste* ccdbc
lit BBACI
lit de BBCBJ
lit par EEBBB
litig* -bcbb
litige -bcbb
litige de cbccb
litle CBBOC
litle boy -A-GA
litle brother BCBKD
litle girl CCCJC
litle one BBAGB
litle sister ECBHC
live --EaC
live in ddgd-
live on ddedd
live with gffif
lives -cbec
lives in Caaba
livin* DENEJ
living DENEJ
living rom BBBBH
livre fehee
livre* --ccc
livret ccdcc
loade* DBDAB
loaded DBDAB
loadi* AAA-F
loading AAA-F
loan gfhgg
loan insurance ddedd
loans ffgff
local ccdcc
locat* ccdcc
locataire a caccf
locataire bcddb
locataire de cccdc
locataire est edede
locataire et AAAAD
locataire ne cbccc
locau* BGAAB
locaux BGAAB
lock AB-CN
lock i BBAAF
lock me ABAEE
locke* FEBEE
locked FEBEE
locked and fbeef
locked everything AA--G
locked himself baFba
locked in AFCNC
locked me JDDHJ
locked myself behef
locked out AAAAF
locked the JBBBB
locked up BJB-C
locks CDCJL
locks and BBBBH
locks me CDCJD
locks* cbdcD
locksmith ? ddede
locksmith cbdcD
locksmith is BBBBI
loge EBBEF
logem* aaaaH
logement ? cbcbc
logement aaaaH
logement de BBBBF
logeu* BCCCL
logeur BCBBJ
logo fefee
loi ? eeeee
loi gghgg
loi sur dcedd
lok -ADBA
lok after -ADBA
loking for -ceac
loks C-D--
lol kjlkj
londo* AEA-A
london AEA-A
long can -D---
long do ccccc
long does ccdcc
long edeee
longe* bbBc-
longer bbBc-
longt* bcacc
longtemps bcacc
lors dddcc
lory --D--
lose -aCaa
lose my ccbcc
losin* edfed
losing edfed
lost dc-Ac
lost my edcee
lost the CDIDD
lot bdded
loud gfggf
loue edeef
louis ddddd
louis xiv ccdcd
love BCHBC
love them DDICD
low eefee
loyer acdeb
loyer* fefeb
loyers fefeb
lu ccccc
lui ? ddded
lui FJDHE
lui a FHCDC
lui done DFAEB
lui et FBBEB
lui fait -AAHB
lui il GBCEC
lui interdit CCBFG
lui meme aA-AE
lumie* CA-AE
lumiere CA-AE
lunch AEACA
lundi acbbc
lyce -AEBA
lycen ADAAA
lyon caebc
m 0 CDDSD
m EBCBB
m a EA-AA
m acuse dcddc
m apele FCADD
m apeler BBbcb
m ashamed ECFBB
m at -cdcc
m atend MDCEC
m avait feeee
m away ----C
m being IFCIO
m bleding FBABB
m counting CCICC
m dying ddedd
m emenent FDBAB
m empeche HCBBB
m en GEHCC
m endormir ABEAA
m enferme FCCGC
m envoie -ADCA
m envoyer -AECA
m etrangle HBABB
m expulse FFJFM
m fine ccdcc
m going ABKAB
m gone BBFAB
m hiding JBBBC
m in FHBGB
m loking ddeed
m moving ddede
m next DA--A
m not CBFAA
m oblige FDBKD
m on BaBbC
m only ABAIA
m ont Badbd
m outside dcdcB
m ouvrir BCFCF
m pregnant HCBAF
m scared GA-aA
m sleping BCBCI
m the cbdbA
m tired a-Daa
ma CCBCB
ma banque ededd
ma bele FBaB-
ma boite hghgg
ma carte Bbcdb
ma caution eefee
ma chambre --aFF
ma clase AAADA
ma cle BCBCH
ma colegue CBAa-
ma compagne CEa-A
ma copine HJGFD
ma cousine -DAEA
ma cuisine BEBBD
ma dit BFFAC
ma facture ccdcc
ma famile CDKDD
ma feme bDAa-
ma file BECJC
ma fraper FBAAB
ma grand BBBaC
ma haie ccccc
ma letre AAEAA
ma machine ----D
ma meileure baCaa
ma mere CCCDB
ma mi FBBEB
ma mort D-b--
ma niece CDCOD
ma paie eefee
ma patrone baaaC
ma petite DBAHB
ma photo dcddd
ma place dbAbb
ma porte FAA-I
ma serure BBBBI
ma soeur BEEFA
ma valise aa-aD
ma vie LGNGG
ma voisine JB-DB
ma voiture dghif
mache* JCCCC
machete HBBAB
mad eefee
made a -AD-A
made abAbb
magas* bccdc
magasin bccdc
mail fegfe
mails gfhgf
main KCECC
mains BHBAB
mains de ADAAA
maint* EC-BF
maintenance ccccc
maintenant GDACG
maintenant il GAAAA
maire bccbA
mairi* ccdc-
mairie ccdc-
mais b-acb
mais ce ccdcc
mais ele BAEAA
mais la -E--b
maiso* bccba
maison a eeeee
maison bccba
maison de feffb
maison est AAADB
maison le cccdc
maitr* EDDGD
maitre FEFCD
maitre je D----
maitrese a-aF-
majeu* B--B-
majeur est ECA-A
major* dcedd
make ddfbc
make him ddefd
make me BDCIG
makes CA-JA
makes me GDCLD
makin* FCHDI
making FCHDI
making us BBBBH
mal E-CD-
mal a HA-BA
mal au FA--A
mal de a-Da-
mal la -A-EA
malad* eceea
malade aAbbC
maladie fffff
mali BFBFB
maltr* AaaD-
maltraite AAAGA
maman FCCMC
man JCBJE
man at BCBGC
man in Da-CC
man of AAAEA
man online -AAEA
man tried -A-F-
man who bcccc
manag* gehfd
management ccdcc
manager fdfec
manda* eefef
mandat ccccd
mange* FGHND
manger FFHLC
manif AFAAA
manqu* Accfc
manque EAAbA
mante* aACaE
manteau aACaE
manteau ni AAE-D
many edced
march ddecd
march* D--BG
marchand BCBBH
marchand de BCBBH
marche bcdaa
mardi AB-FB
mari GDCAB
mari a BGLCG
mari de EBEBB
mari est eAedb
mari frape BBBGC
mari m IA--A
mari me J--aA
mari ne a-Da-
mari rentre FAAAA
mari vient IEBCC
mari violent ddddc
maria* acebc
mariage acebc
mariage story ccccc
marie -cedc
marie* AbcCc
maried -cdad
marier AabEa
marier ma CCCIC
maril* bbcbb
marilyn bbcbb
marilyn monroe bbcbb
mark CCCIC
mark on CCCIC
marke* AA-DA
market BBAFB
marks CCBLC
maroc D---A
marqu* FBBGB
marque EA--A
marques BCBHC
marques de BCBHC
mars efefe
marse* DE-C-
marseile DE-C-
marte* FBBBE
marteau FBBBE
mary E-aHA
mary her D--DA
mary i BCBJC
masac* Acdcc
maske* HDCCF
masked HDCCF
masqu* JEEEI
match aEaaa
mate GNGDG
maternele a--C-
maths eeffe
matin FGCEH
matin a BDBAF
matin au ADACA
matin il DEBAE
matin je CEGCG
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
may hhhhh
may i gfhgg
mayor deddd
mdr iikji
me . -bacb
me 0 edeee
me ? fffgf
me HCDED
me a cdbda
me again GA-AA
me and I-aCB
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
me demande bAABD
me deteste AAD-A
me dire AIBGC
me dis BCGBC
me disent BDGCB
me dit FHAED
me doit ihiih
me done dbcbB
me down Cbbbb
me every FAC-A
me faire GBFDG
me fais FCFCC
me fait D-bG-
me filme ABBEE
me font abcbb
me for BabCa
me force CCAKC
me fout CCCCI
me foutre CDKCC
me frapait ddedd
me frape NHFRG
me fraper EAAAA
me from -EEDA
me giflait cccdc
me go c-BbA
me harcele Ca-aa
me he JDHCC
me her ddeac
me his a-BDA
me i LEJEE
me if ccdCc
me in G-aDB
me into acddc
me jete CDHDH
me jeter FDICC
me l FBBDB
me laise ccd-c
me le abc-b
me leave KDCCG
me les AB-GB
me mad ccccc
me marier FABFB
me menace KCABB
me met dbdaB
me metre A--aD
me money dcddc
me my aDa-a
me no CDICD
me not AAAFA
me nothing cadcc
me on Cbacc
me one FGFCC
me out FFDKS
me over bcede
me paie eefee
me parle eefee
me pendre -AE--
me pends CDJCC
me planter HBAAA
me poignarde ccccc
me poursuit MEEEE
me pouse ccdcc
me prend -badb
me prete edeed
me prevenir daded
me reclame C-aa-
me rend edced
me reste aAE-C
me retient JDGCC
me retrouve A--aD
me reveile a-Eb-
me reveiler BCHBC
me sens CDJDD
me sere GBABB
me she BA-EA
me slep EBBEB
me so JCBCC
me sortir aAAAF
me suis Adgcf
me suit QFEEE
me suprime DDIDD
me suprimer CCHCC
me tabaser GBBBA
me tape HCAIC
me they HEA-A
me this LDFDF
me til HBBBB
me to -B-A-
me touche A-aD-
me tue -BGDB
me tuer MEJGE
me up ICBEC
me vendre edded
me viole IECLE
me what bcdcc
me when FAaaA
me where IFCID
me with Gac-a
me yesterday eeeee
mean bbbcb
meaux DKDDD
mec RLFHF
mecha* ccccc
mecs JDDCC
medec* ddddd
medecin ddddd
media* ddedb
mediation ddedb
medic* -BG-B
medical bbcb-
medicaments BFIBC
medicaments et ABIBB
medicine AAG-C
meds D--BA
meds and D--BA
meile* baCaa
meileure amie baCaa
meileure baCaa
meme ? cbcbb
meme AADAC
meme plus BCGEB
meme si A-EAA
men MDCCJ
men are FAAA-
men from AAAAF
menac* HABB-
menace GACC-
menace avec LCBBC
menace d gegfg
menace de CAEC-
menaces D--B-
menaces de DA-AA
menag* c-ccc
menage c-ccc
menot* CQCBC
menote BMCAB
menote a BHBBB
menote devant AFA--
menotes AJBBB
menotes aux -D-AA
mer dcddc
merci DDMDD
mercr* ddeed
mercredi ddeed
mere CCAEB
mere de EHBaD
mere dit -ADBA
mere est CDaAC
mere et FBBAB
mere ma -BEEA
mere me cAaI-
mere menace bADEA
mere peut ccccc
mes CBCBG
mes afaires BBABK
mes biens ccecc
mes bras HCCBE
mes cartons cbbdB
mes cles -cccb
mes conges ddedd
mes courses ABBBG
mes detes ddfdd
mes deux CFCBE
mes enfants AAGEB
mes frais ccccc
mes habits a-aaE
mes mails ddedd
mes medicaments BBEBC
mes meuble BBBBH
mes meubles AAAAH
mes papiers BCGCG
mes parents GEGNE
mes sacs ABBAF
mes valises ABABH
mesag* HFJID
mesage DEJAC
mesages HDAJD
met a aaaaC
met a-bEF
met dehors CCCAK
met la a-aEa
met une ddede
meten* BCBCI
metent BCBCI
metho* ccdcc
metie* ccdcc
metin* fefce
meting eeece
metre ba-bB
metre fin --D--
metre un dcddd
metro cdddd
meubl* aabbF
meuble ----F
meuble sur BBBBD
meubles ? ccccd
meubles abccD
meurs d ccdcc
meurs dcbdc
meurt* -D--A
meurtre -D--A
mi GGCGH
midi . FFBCC
midi HKDDL
midi et EEBBD
midni* HEHDG
midnight HEHDG
mieux FGOEE
mieux sans DEMDE
might BCKBB
might as CDHCC
might do CDIDD
miles ccdcc
milit* -C-AD
min GGABC
mine --CEA
mineu* bCb-a
mineur bDbba
mineur de cccdc
mineur en AEAAA
mineur que AEAAA
mineure ---DA
minim* dcddc
minimum dcddc
minis* cddcd
minor ddedd
minui* GCGCC
minuit GCGCC
minut* IHFEK
minute AHABF
minutes . AAADC
minutes JFGDJ
minutes ago DFHCB
minutes pour -BABH
minutes to ABACJ
mis AAB-F
mis a cabbE
mis de BCGBB
mis dehors ABAGF
mis des FDCCG
mis en cdccc
mis le D---E
mis me CDJDD
mis mes dcddc
mis un FDDDK
mis une edddd
mise ccdad
miser* ccccc
miserables ccccc
misin* -aaH-
mising -aaH-
mistake i AAEAB
mistr* BBAFB
mn FHBFC
model* ccdcc
modele ccdcc
modif* eeeee
moi . DDGBB
moi GDECE
moi avec HCBBG
moi en b---F
moi est edeee
moi et GC-D-
moi il G-aaa
moi ils AGBCH
moi je FDIGD
moi meme eefee
moi pas F--BB
moi plus BBFBB
moi pour CFBCF
moi qui BDCAA
moi s edddd
moi sur C-baa
moi une -AFAA
moi voulons fefee
mois dernier cdccc
mois ffgef
moiti* aaCa-
moitie aaCa-
mom HECLC
momen* HJDCJ
moment HJDCJ
moment dans DCAA-
moment meme FDBCF
mon AB-B-
mon acord cbcC-
mon ado cbA-b
mon ami FJKDE
mon amie FHEBC
mon ancien BbcAb
mon apartement bbbbD
mon arme ACICC
mon asocie bDbaa
mon asurance --C--
mon asureur ccecc
mon avocat ccccc
mon badge ----D
mon bail dcfcA
mon baileur b-aaH
mon balcon Abdcc
mon beau IFDMF
mon bebe ABALD
mon bos edeed
mon chat eeefd
mon chef ccfee
mon chien geffe
mon client aCB--
mon colegue AAIAB
mon colis ggggf
mon colocataire E-a--
mon compagnon HICFD
mon compte eeeee
mon conjoint HCD-A
mon contrat ccdcc
mon copain HIBEC
mon cou EBFAB
mon courier ccdcc
mon cousin FJCFC
mon daron AFBEB
mon depart ccdcc
mon dernier ABFBB
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
mon frere BGBa-
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
mon oncle -AbCa
mon operateur ccdcc
mon ordinateur D-a--
mon papa BDBIC
mon patron bbded
mon pere AEBDB
mon permis eeeee
mon personage ddddc
mon petit BFGMD
mon portable DC--A
mon pote BKBBC
mon premier dcccc
mon prof edddd
mon proprietaire ecddA
mon proprio cbcbC
mon tel D----
mon telephone Ebbbb
mon terain dcccc
mon testament -AEAA
mon velo gfgff
mon voisin B-bca
monda* cbB-b
monday cbB-b
monde DENFF
monde me AAE-A
monde s BBFBB
money back ddedd
money gghgg
money to eegee
monro* bbcbb
monroe bbcbb
monsi* ECBHH
monsieur ECBHH
monsieur de -AACD
monsieur sur BBAFB
monta* ccccc
monte GCHGC
monte sur BCIBC
monte* -AAGD
montent BBBEE
monter a-aD-
month ago ccccc
month iijhh
month* gfgge
months gggge
months late ccdcd
montr* C-AE-
montre D--EA
montre des DBACB
montre son ABAEB
moque* gfgff
mordu FBAAB
more ABJBA
more i CDICC
more than ddddd
morni* CE-CE
morning CE-CE
morning and DEAED
morning he CAAAD
morph* BDKDD
morphine BDKDD
mort ? dcdcc
mort EBJAB
mort a BBEBB
mort de dcbcc
mort est dcdcc
mort par GBBBB
mort tous BBFAB
morte --Caa
mortes edeed
mot CCHEH
mot sur BBEBE
moteu* a-Da-
moteur a-Da-
moteur alume a-Da-
mothe* a--FA
mother a--FA
mother is FDGJG
moto ccccc
motor* ddddd
mouri* FDPDD
mourir FDPDD
mourir chez ccdcc
mourir est edfdd
move dfhgg
moved away dcddc
moved efggc
mover* bbcbA
movers are --a-D
movers bbcbA
movin* cc-dB
moving cc-dB
much cc-cc
much is dcecd
mum FGFLE
mum and AA-DA
mum is BCCFG
mum s GJCGE
mumy IDBJD
munic* ddedd
mur Bca-b
murde* bBcbb
music edeee
musiq* d-ddd
musique d-ddd
must edeea
must i ededc
mutua* ccdcc
mutual ccdcc
mutual termination ccdcc
mutue* ddddd
mutuele ccdcc
my 0 ADBJB
my BBABA
my acount hgggg
my arm EA---
my arms DEIDG
my aunt adeee
my baby BCALF
my bag EBABC
my bags -A--I
my bank ighhg
my bed BBBBG
my best bbCcb
my bf GJFDD
my bike feffe
my birth ccdcc
my bos abedb
my boyfriend HHDDB
my brother -ECbb
my busines c-ccb
my card ccdcc
my case ccdcc
my cat dfhgd
my child a-aD-
my children baCbb
my clas ABAEB
my coleague aCBba
my company eeeee
my cousin AF-EA
my dad DGBEC
my daughter BDBIC
my debts AAEAA
my deposit eefee
my dog dcddd
my dor aabbG
my employer fdeeb
my eviction BBABG
my ex BbcDb
my exit bbdbb
my face LDCDD
my family ABFBB
my father bD-Ba
my file hhhhh
my first dcdcc
my flat D-aaG
my flatmate FGGAC
my friend FIIGC
my front GCCCH
my funeral BCHBC
my furniture aabaC
my garden GAA-A
my gate IDCCB
my gf HDCCF
my girlfriend ILJDE
my grandaughter ABBGB
my grandchildren BBAHB
my grandmother ddddd
my grandson -C-A-
my half AA-EA
my head GEHID
my home B---C
my house Abcc-
my husband EFCAB
my insurer ffhff
my job fefee
my key DEDDN
my keys CA--F
my kid ABAGA
my kids BCKCF
my kitchen DA--E
my land ededd
my landlady dcddd
my landlord dcedC
my laptop ddedd
my last AAFAA
my lawyer eeedd
my lease bacbC
my legs EA---
my licence A-DAA
my life MGOFF
my litle FEDPE
my living BBBBH
my lock CCCCI
my mail ccdcc
my manager ccddd
my mate GLGDD
my mom GDCGD
my money ededd
my mum EEDIE
my name F-aaa
my neck HBEAB
my neighbour -dfbb
my nephew DKDJE
my new -cddc
my niece BCAJB
my old ggggh
my own dceda
my papers AACAD
my parcel eeeed
my parents FEHND
my parked edded
my partner DCcaa
my pasport Ea-aC
my phone EBbaA
my pils CCICC
my pupil ABAHB
my report ABAFB
my rights cAdcc
my rom aab-F
my romate KDECC
my sick ddddd
my sister BCCB-
my son -HAFA
my stepdad IFELE
my stepfather CDCLD
my stepson DIDHD
my stolen cdccc
my stuf CCCCK
my taxi BEGBC
my teacher cccdc
my tenager ccadc
my tenant -cadc
my things dcddb
my uncle aAd-b
my underage BGBBB
my wife BDDaA
my wil EAEAA
my window C-Caa
my windows EABBF
my work GCBBB
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
n ai -aCbA
n arive cbacc
n atends AAFAA
n en BFHBB
n est -E-E-
n ose E-baa
n y BBHBC
naked GDCIC
naked pictures BCBIC
name ? ccccc
name aeffd
name in FA-AA
named ddedd
nany BDBMC
napol* cbccc
napoleon cbccc
nasty ccccc
natio* ebeed
nationalite ccccc
ne -ACA-
ne comprend aDcaa
ne decroche aBD-A
ne dors ccecc
ne fait ccccc
ne la DD-DB
ne le BCFHC
ne lui AFACA
ne m CADAA
ne me BBJEB
ne paie adfed
ne paserai CCGCC
ne peut -E--D
ne peux CGaAE
ne plus CDICG
ne reagit AAAFA
ne rend ddddd
ne rien -A-FA
ne s edfdd
ne sais DDDB-
ne se FBEAB
ne serai AAFAA
ne sont cAddc
ne veut -bacc
ne vois eeeee
near DD-CC
near the A--DA
neck JDFHD
neck and GBFBB
ned a bAccc
ned bAabb
ned it ABFBB
ned lawyer BGBBB
ned permision ccdcc
ned to DCCAD
neds a cccdc
neds bCccb
negoc* cbccc
negot* ddedd
negotiate ccdcc
negotiate my bbdbb
neigh* Abd-b
neighbour CacBa
neighbour had dcddd
neighbour is HCBBH
neighbour leaves BCCHC
neighbour s ddgdf
neighbours fcfff
nephe* EKEMH
nephew EKEMH
nephew is DGCJD
neuf cbccA
never a-DE-
never arived BBBGC
never se -A-EA
neveu CICIG
neveu de BDADB
new bolt BCBCH
new ddfbA
newbo* BBBHB
newborn BBBHB
next DbdBc
next dor EAaIa
next month eeeed
next rom GBBAB
next time FBAAB
next to ccdcc
next wek ddddd
next year gfghf
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
night . ADACA
night EEDEA
night and FGGID
night i GCGCD
night* -cdcc
nightclub dcddd
nine -AA-D
no BEHBE
no family CCFCF
no lawyer BJBCC
no longer ffhfc
no money EBEBB
no more DDMDD
no news -FAAA
no paper AAABE
no papers AEABE
no point BBGBB
no strength DDJCD
no wil BBGBB
nobod* EHHEC
nobody EHHEC
nobody cares CCICC
nobody speaks AEAAA
nobody wil DBEBB
nobody would CCHCC
noel gggig
noir ECBIC
noire* ABGAB
noires ABGAB
noise ihkhh
noisy dcddd
nom adeec
noms edddd
non -C-aC
nord GFBBC
norma* ddedd
normal ? ddddd
normal ddddd
nos BCADL
nos enfants ddddd
nos parents ccddc
nose DDGGD
not aACaA
not answering CCFCG
not even ABEBD
not pay ccccc
not to EDEGG
not wake CDHCD
notai* fefee
notaire fefee
notar* ddcdd
notary ddcdd
note BDIKE
note and CCJFD
nothi* -BDaa
nothing -BDaa
nothing in ddddd
nothing is BBFBB
nothing serious ccdcc
nothing to AbdAb
notic* feeef
notice ? bbcbc
notice feeef
notre FHENK
notre bebe CGGID
notre file BGEEB
notre fils -AaJA
notre porte JCCBC
nouno* -AaG-
nounou -AaG-
nounou a BBBGB
nouri* DCCME
nourison ABBGD
nouriture EBBEB
nouriture et EBBEB
nous CDABL
nous a abccA
nous avons cAccd
nous deloge BBBBH
nous dit ADC-B
nous expulse DDDDL
nous expulser BBBBG
nous faire CABBG
nous font CCCCI
nous il BGB-B
nous jete CCCBH
nous met CCCCJ
nous n DICCC
nous somes CCAAG
nous sortir AAAAE
nouve* -CbBB
nouveau BA-EE
nouveau ne AA-CE
nouvele aBccb
novel ddddc
now ? caccc
now IHDDJ
now and EAABD
now he E--AA
now i eddbd
now my CICDF
now they -F--a
now what HDDDH
nowhe* AAAAF
nowhere AAAAF
nowhere to AAAAF
nu IEDHD
nue CDCKD
nues AAAFA
nuit ? dedde
nuit CGCFE
nuit a FLIFF
nuit au -EA-A
nuit il DAAEA
nuit pour -CAEB
nuits dcddd
nule BBBBF
nule part BBBBF
nulit* bdbbb
nulite ? bdbbb
nulite bdbbb
numbe* acdcc
number -bcbb
number do EAAAA
numer* ddedd
numero ccdcc
nus FBBFB
o CLBCD
o poste BJBCC
oblig* bceAc
obligations ccccc
obligatoire ? ddddd
obligatoire ddeed
oblige BAaGA
oblige a FDBKD
obten* ddddd
obtenir ddddd
ocasi* dcddc
ocasion dcddc
ocupe la ddded
ocupe* AAEAA
ocupera BBEBB
ocupera de BBEBB
of . EBEBB
of 0 ddebd
of a gghgg
of an ccdcc
of atorney dcddc
of cheating ddedd
of dead CCHCC
of her BCFFG
of his ICGDG
of its AAAAE
of living BCKCB
of me a-BED
of mine BBDDB
of my accba
of our -B--H
of paracetamol CCHCC
of pils BCICC
of the bbbbb
of these -bdbb
of this cbdAc
of us -D--E
of what GDFED
of without AADAA
of you CIBCC
ofenc* ccccc
ofence ccccc
ofer ddeed
ofice cdeed
ofice n AEAAA
ofice* BMBBH
oficer AH--A
oficer says CIBBC
oficers BJCCI
oficers are BFBBC
ofici* -G-AA
oficier -G-AA
oficier m -E-AA
old a-aEa
old is CCBIC
old landlord cbccc
old man DAB-E
old wants eefhe
old with BCCIC
older BCCLC
older boys -BADA
older man BABGB
on BCAAC
on a aD-AA
on entend LDDED
on est EEACJ
on facebok dcddc
on friday BBAHB
on her JFGEE
on his AAaE-
on holiday ccccc
on it baabD
on la ---D-
on lui BJFEC
on m aD-a-
on ma AFAAA
on me KEADF
on monday cbCbb
on my a-dcA
on n BEBEF
on ne bCCaa
on nous DGDGO
on parte AAAAD
on s added
on sait AFBBB
on se -cdcc
on sundays ccccc
on the FCGDJ
on veut babDa
on vient EIBBI
on wednesdays ddefd
once -ADA-
oncle --bDa
one . CEFCC
one BGECD
one day ccccd
one hour CCCCI
one of CG-CA
one would CBEBB
onlin* b-BF-
online b-BF-
online has -AAGA
online without ccddc
only DHMHF
only exit DEKDD
only one dcad-
only the A-AEA
only thing CDGCC
ont CFaAC
ont arete -D---
ont coupe dccc-
ont emene -D--a
ont ete ddddd
ont garde dbded
ont ils cdccA
ont mis gaecc
ont pris DEbbb
ont tabase E-AEA
onze -AAGB
onze ans -BAHA
openi* eegee
opening eegee
opera* ddedd
operateur ccdcc
oqtf ccdcc
or a cbcbb
or dcdec
or he -BABG
orage cddcc
order ? dcddd
order to bcdcc
order* CCGCG
ordered AAEAA
ordin* GD-AA
ordinateur G--AA
ordinateur est ccccc
ordinateurs -EA--
ordon* abcbb
ordre ABCAH
ordre de -A--D
ose FAB-A
ose pas HBBBB
otage avec dcdcc
otage edeee
other cBaec
ou ? ABBBF
ou aler EBBCG
ou cadcb
ou dormir ECABF
ou ele BBFCB
ou est EGBFC
ou il BGFAB
ou je -EDAA
ou l ccdcc
ou le ccdcd
ou pas eefee
ou un eeeee
ou une ddddd
ou vient ddedd
oubli* eefee
oublie dcddc
oui BC-AE
our 0 CCFFC
our DECIK
our baby ---FA
our camp CCBCI
our daughter bCaCa
our dor JCCCC
our flat -AAAD
our furniture BCBCH
our home -AAAJ
our hotel BFCCF
our litle --aE-
our parents ddded
our son aAaF-
our things AAA-F
our two -AAFA
ourse* EA---
ourselves EA---
out ? d-dcc
out DDCCL
out and ABAHF
out at ABBBG
out by CDCDJ
out for eeeef
out himself aA-DE
out i dbdAc
out it BBAAD
out now ABBBG
out of BA--J
out the A-a-H
out this -AABJ
out tonight a---E
outsi* GEBHJ
outside GEBHJ
outside in BBBGB
outside my DabbB
outside our ABBFA
outside the FGBFA
outside with AABAF
ouver* CAGAA
ouvert EBIBC
ouvert le AAFAB
ouvre dcd-A
ouvri* ca--B
ouvrir b-AAC
ouvrir les BCIBC
ouvrir un ddfdd
over Abbca
over a ddedd
over for CDHCC
over my Dabaa
over the aabcA
overd* BCPCD
overdose ? bbcbb
overdose a-H-A
overdosed DDMDE
overdosed on CCICC
overdosing DELDE
overt* ccdcc
overtime ccdcc
owe eeffe
owes fffff
owes me fffff
own cbddB
own the ccccc
owner aA--L
owner and -AAAE
owner is CDCCJ
owner s AAAAF
owner* edfde
owners ccdcc
ownership bbdbb
pa CFBCC
pacin* EBABB
pacing EBABB
pack a-abG
packe* -AD--
packet CCGCC
packet of CCGCC
pacs ddedd
pacse* eefee
pacser eefee
padlo* -BA-J
padlock a--bF
padlock on a--bF
page eefee
paid by BBCBD
paid edcdb
paie ggggh
paie le edede
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
palie* AA-BH
palier AA-BH
palier avec CBBAE
palier il ----D
pan KDCCD
pane gghhg
papa . aA-DA
papa GJGWG
papa a BICGD
papa et ---C-
papa il HCBFC
papa lui ---D-
papa me BCCJC
paper AE-AH
paper in BDBBE
paper* ebddA
papers and ABABG
papers d-ccC
paperwork ccdcc
papi ABEFB
papi lui AAAEA
papie* aA-aE
papier bBaaD
papier du ADAAA
papiers ---aE
papiers . ABDBD
papy BEBFB
par CBaAA
par des GCCGI
par ereur ddedd
par la BIEBE
par le adedA
par les ILCFD
par leur -A-EA
par ma eehee
par mois ddedd
par mon G-aAA
par sms D-aaa
par son DabF-
par tere JCCGD
par un eeebe
par une fefee
parac* CDKCC
paracetamol EFNEF
parai* DCFBB
parait DCFBB
parce Eacba
parce qu b-d-b
parce que Gaac-
parce* ihhhh
parcel ihhhg
pardo* CBJAB
pardon BAI-B
paren* -A-H-
parent a-aC-
parents ? ddded
parents AAAI-
parents are ACADA
parents house ddded
parents m GCBEC
parents me CDCJD
parents ne BFAGB
parents sont cccdc
parents veulent -A-EA
parents want ABAGB
paris eagce
parke* bcddb
parked bcddb
parked car edded
parki* adecd
parking adecd
parking il DAA-A
parking ticket ccccc
parla* ccbAc
parlait ---D-
parle BGGCA
parle a DDHHE
parle d -ADBA
parle de A-Fa-
parle pas -DA--
parler CAbB-
pars BaBaa
pars dimanche BBFBC
part deedb
part ou BBBBF
parta* bcddd
partage acccd
parte CADAD
parte* AFBEB
partent AFBEB
parti CDDDA
parti avec BFDEB
parti dans ABHAB
parti* a-AAA
partie avec -AaHA
partie cbaDb
partie de dcddd
parties and edeed
parties edeed
partir . dbbbb
partir ? ddedd
partir BBDBE
partir a ccccd
partir avec ABAGC
partir en dcacd
partir je CCGCC
partir pour CCHCC
partir que ccdcc
partir tout ABABG
partis cca-d
partn* A-dbc
partner BBdbb
partner in EFBBB
partner is FGCCC
partnership dcdcc
parto* G-a-a
partout HA-AA
partout il GBBAB
partout que dcddd
parts dceac
party eefee
pas . HBACB
pas ? ccccc
pas CDCDB
pas a cdd-d
pas avant HHBCC
pas bouger FBABB
pas comprendre D-a--
pas compris ccdb-
pas d aDDa-
pas de D-AC-
pas et BCBIE
pas ete ---E-
pas etre -AD-A
pas francais -DA--
pas il A-DFA
pas l ccbcc
pas la CGFCB
pas le FGCCC
pas les fefge
pas ou CEBAA
pas paye eefee
pas payer ddddd
pas pourquoi BCEBB
pas qui D--A-
pas quoi cdedc
pas ramene ABBFB
pas rentre BGCJF
pas rentrer BAADA
pas se CFGCD
pas sortir FGAAa
pas telephoner HCBCC
pas venu -C-a-
pasager CACAA
pase bien cccdc
pase gchfg
pase la ccccd
pase ses ---C-
pase t eefee
pased F----
pased away dcddc
pased out ICCCC
pasen* c-ccc
pasep* bddbd
paseport bcdac
paser -DCAA
paser la AEABB
paser* ABEAB
paserai CCGCC
paserai pas CCGCC
paspo* Bccd-
pasport Bccd-
past DA-AD
patie* E-aa-
patient F-a--
patro* ccdea
patron ccdeb
patron me acddb
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
payin* degec
paying degec
payme* fffff
payment fffff
pays ? ddeee
pays cceAd
pays pour CCCHC
pays the fdebe
pe ccddc
peace a-D--
peine ? ddedd
peine bbBbb
peint* eeeee
peinture edeee
penal* c-ccc
penalty edeee
penda* b-baC
pendant b-baC
pendant la fcgfe
pendant les ddebe
pendant mon ccdca
pendant qu BFBDB
pendant que FFIFN
pendr* CDNCD
pendre CDNCD
pends CDJCC
pendu edddd
pense EFREF
pense a DEOEE
pense au DDJDD
pensi* fefef
pension ? ccccc
pension fefef
peopl* GACCB
people GACCB
per ddddd
perce D-a-D
perd ddddd
perdr* beeed
perdre beeed
perdre ma dcdcc
perdre mes ECECC
perds CDJCD
perds la CCHCC
perdu abAAb
perdu mes ddede
perdu mon a-C--
perdu son fffge
perdu* eefef
perdue eefef
pere -BAIA
pere 0 BGB-B
pere a CFBEA
pere de -A-GA
pere est B--da
pere il ba-F-
pere la AAAEA
pere m aAAI-
pere me ACBLE
pere ne c-ccc
pere qui CDDLD
pere s --Da-
pere veut bbAcb
pere vient aabAD
perio* eefee
period dcddc
permi* gghfg
permis de ccccc
permis ggggf
permision ddfbd
permit ddddd
perqu* BIBBA
perquisition AFAAA
perquisition en AFAAA
perso* -BAaa
person in ccccc
personage eeeee
personal ccccc
persone CGFBC
persone de CDHDF
persone n ---D-
persone ne DHIBC
persone qui ccdcc
persone suicidaire ddedd
pete BC---
petit -BBLA
petit a AAAEA
petit ami BBEAB
petit fils -BBD-
petit frere ADBLC
petit garcon DDCJD
petit* BBALC
petite CCCLB
petite file ABBGA
petite soeur DAAEA
petits ? ddedd
petits AAaGC
petro* D-C--
petrol D-C--
peu aCBba
peu plu CCHCC
peur GBFEA
peur de GCGGB
peur il LCBBB
peut ele ihijh
peut etre bc-ab
peut feffe
peut il hgggg
peut on feffe
peut pas EGCCC
peut se CGCCC
peuve* AFAAE
peuvent AFAAE
peuvent ils -C--A
peux AAbb-
peux pas IIDCH
pharm* bdaed
pharmacie -bAcb
phone . ccdad
phone ACaA-
phone for AHBBB
phone* -D---
phoned BFABB
photo* aABG-
photos -ACHA
photos de BDGHD
photos nues AAAFA
phras* dcdcc
phrase dcdcc
piano feefe
pick cbccA
picke* AJFBB
picked AJFBB
picked a AADAA
picked the AADAA
picked up BIBBB
pictu* GDGJD
picture EAAA-
picture of EAAA-
pictures BCBIC
piece adefd
pied EBaaA
pied de FCCCE
pieds FBBFB
pieds nus FBBFB
pils CDPDD
pils and BCHBC
pirat* edeee
pirate ededd
pisci* ---DA
piscine ---DA
piza ccdcc
pj AEAAA
placa* FBAIB
place cBbab
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
plan cc-cc
plane degef
plane* -AG-A
planed -AG-A
plani* cbabb
planing cbabb
plant* JA---
plante GA--A
plante avec FA-AA
planter IBAAA
planter si FAA--
plaqu* EAFA-
plaque FAAA-
plaquete BBFBB
plaquetes BBGBB
plaquetes de BBGBB
plate* EAAaA
plates EAAaA
play a dcddc
play feffe
plays fdfff
pleas* HDCCB
please HDCCB
please help fdeed
plein EBDFC
plein de EACBB
plein* DJCHD
pleine DJCHD
pleine nuit CGCGC
pleur* CBaG-
pleurait aAAFA
pleurant A-BFB
pleure aBbCa
pleurs EAA-A
pleurs son EAA-A
pleut AAAAE
plomb* edede
plombier edede
pls JDCCC
plu FFPEF
pluie -A-DE
plumb* gegee
plumber gegee
plus . a-AEB
plus ABIBB
plus aucune ABFAA
plus besoin --F-A
plus d -AFAC
plus de aAD-B
plus debout BBEDB
plus depuis dcddd
plus du ddfdd
plus entrer BCBCG
plus et d-abb
plus etre CCGCC
plus il BCHCF
plus j ABFBB
plus la GENDE
plus ma --D--
plus me EELDD
plus persone AAEAA
plus qu CCICC
plus que DBEDB
plus rembourser ddedd
plus rentrer CBBBF
plus rien aaBBa
plus simple BBFBB
plus tard ddfdd
plus vivre -AH-A
pluto* -AD-A
plutot -AD-A
pm EBABG
podca* edddd
podcast edddd
poele EAAAA
poeme dcdcc
poign* BCE--
poignarde dans dcddc
poignarde ddddd
poignet EBFAA
poignets AFFBC
poing JDCCC
point a-G--
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
police a -I---
police and AFBAB
police are EGEEO
police at ACBAD
police aux BGBBB
police came AFAAA
police custody AHAAA
police d cddcd
police ele BGABB
police est IBEEL
police gave -a--C
police have EODEE
police i GFBCC
police it DCAAC
police m giggg
police peut cdccc
police say BFBEB
police station aFaaa
police stoped ccccc
police take BGBBB
police vient AGAAA
policeman d-dcc
policier dAcdc
policier m AEAAA
policiers aD-aE
policiers sont cccca
pompi* ddedd
pompier dcddc
pont baFaa
porta* AAccb
porte . DCCCI
porte ? ccccd
porte FCABL
porte a DAADB
porte blinde AAAAD
porte d CBBED
porte de -bcca
porte est BEAAC
porte et -AAAH
porte je CCCCH
porte pour ----C
porte sur ddedd
porte* ceeee
porter bdedd
porter plainte cdddd
portu* dcf-d
portugal dcf-d
posib* cbddd
posible ? ededd
posible cbddd
poste COBAC
poste depuis edded
poste on BHA-B
poste* AAFAA
posted AAFAA
pote BKBBC
poube* eddda
poubeles feeee
poule* ddddd
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
pour le gggeg
pour les cAccA
pour m CHCDG
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
pour vider BABBG
poura* ABFAB
poure* JDCCD
poured JDCCD
pourq* dAbed
pourquoi dAbed
pourquoi je BBFBB
pours* ICAEC
poursuit MEEEE
poursuivi ? dbc-b
poursuivi dbc-b
pouse Eabab
pouse a ccdcc
pouse dans GBBB-
pouvais FCFEC
pouvait ddddd
pouve* BIBBB
pouvez BIBBB
pouvez vous AFAAA
power and -A-AE
power ccdcA
preal* ccccc
prealable ccccc
preav* ccdcc
preavis ccdcc
prefe* -BH-C
prefecture ecgea
prefer CDJDD
prefere -BGAA
prefere mourir BBFBB
pregn* EE-ED
pregnant EE-ED
pregnant and ACbCa
prele* dcddc
premi* fefec
premier ecedd
premiere ddddd
prend E-BaB
prend ma FCEAF
prend* ABBCD
prendre -BACE
prendre l AAADA
prendre mes AAAAF
prends CADA-
prene* AE-AA
preno* D----
prenom FAAAA
prepa* A-E--
prepare -AGAA
prepare un ccddc
pres EA-EA
pres de aaaCa
presc* fegff
prescription eefee
prese* bBdca
present ? cccce
presente -Ea-A
presi* eefee
president ccdcc
presq* D-ba-
presque D-ba-
presu* edeee
presure ddddd
prete edeed
prete* edeee
preve* dadbb
prevenir daeeb
prevu fefee
prevu* bbbcD
prevue bbbcD
prevue ce CBCCH
pri BDFBG
prier* G---A
prime dcddc
prime* ccdcc
primes ccdcc
princ* ddddd
print* bbdbA
pris FIHED
pris des AAFAB
pris la DBEAE
pris les -DAAE
pris mes DEAAA
pris mon CGaE-
pris son a-D-A
pris trop -AG-A
pris un ccd-c
pris une ICEBC
priso* AcAcb
prison deaed
prisoner GCBBC
priva* cbc-b
private cbc-b
prive* a-aC-
prix ccccc
proba* ddddd
proce* edbdd
procedure ffffg
proces baBb-
proces de ddddd
proces je DDJDD
proch* bdcee
prochain -dddd
prochaine ddddd
procu* aCaaa
procureur aCaaa
produ* ddedd
prof dacAc
prof de ---D-
profe* dddbd
profi* -A--F
profite BBBBH
profite de BBBBF
progr* ccdcc
proje* ccacc
project ddedd
project is ccddc
prolo* AIAAA
prolonge DLCBC
prolonge de BFAAB
prolonger -C---
promi* ICFBC
promis FBAAA
promised EBFBC
promo* dcdcc
prope* edfed
property dcddd
propo* cbAbb
propr* ----J
proprietaire a AAA-G
proprietaire babbG
proprietaire est ABBBH
proprietaire m FEDDK
proprietaire me dcdcd
proprietaire ne ccdcc
proprietaire veut edeef
proprio BCABM
proprio a DDCDL
proprio ma BBBBH
proprio veut ccccd
prote* bdfee
protection Babaa
protection order D----
protege ? cccdc
protege eeeee
proteger acdac
prouv* ddedd
prouver ddedd
prove ddddd
provi* cccab
psych* eefee
pu BGFCC
pub -bccc
publi* eefda
public ddedd
publie dccbc
publie des dcddd
publique AAAAH
publique est AAAAE
puis edfee
puis il C-aa-
puis je fegff
pul DD-DA
puled MECDD
puled a ICABC
punch* ODCCE
punched JCCBC
punched me GCBBB
punching JCABC
punching me JCABC
puni ccccc
punis* ccddc
punished ccdcc
pupil babFa
push EBBBC
pushi* DAAAA
pushing DAAAA
pushing me DAAAA
put EGEBJ
put a HCGBB
put him -EAA-
put me a-a-E
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
qu EEGDD
qu a BCHFC
qu ele CHIDC
qu est eegea
qu il GDGDB
qu ils AGBED
qu on EDGEG
qu un deadc
qu une A-D--
quai GDICD
quai et BCHCC
quali* ccccc
quand ? -Daaa
quand a ccccc
quand a-aAb
quand il B-bDa
quand j Abccc
quand je CBEEA
quand maman -BBGB
quand on cccca
quand puis ccccc
quatr* -bc-a
quatre abdbb
quatre mois ccccc
que 0 CD--A
que CCCBC
que c bCBEC
que ca --F--
que ce cdced
que de CDICC
que dit ccccc
que dois bbcbA
que doit DBEAB
que faire aDbAC
que j G--AC
que je GCDCG
que l a-C-a
que la -AFCB
que les acddb
que ma BGEDC
que mon CMGHC
que papi AAAEA
que risque edede
que se efgee
que si HCDBF
que son B--HA
que tout CCJCC
que va ddddc
que vous ACDAA
quel age dcddd
quel contrat ddddd
quel delai cbcbc
quel est eeeed
quel fegff
quele date ccdcc
quele est ddedd
quele fedfe
quele heure dddcd
quele peine ddedd
quele* fffff
queles fffff
queles sont ccccc
quelq* B-ABB
quelqu CAACB
quelqu un CAACB
quelque bdcdc
quelque chose acbdc
quels droits ccccc
quels fghgg
quels papiers acdcc
quest* cGccc
question hchgg
questioned CKCCC
questioning CHCCC
questions aEa-b
qui a dbedd
qui apeler Accdb
qui ccdbd
qui est cacab
qui garde ccccc
qui l CBAGB
qui le EBAFB
qui me D-aaa
qui ne ccdcc
qui paie gfgfh
qui peut ecfce
qui s BBGBB
qui se ABC-A
qui tourne EAAAA
qui vont ddedd
quick EACAA
quinz* ffffe
quinze ans edeee
quinze ffffe
quit ccdcc
quite* abcaC
quiter abcaC
quiter la AAADE
quiter les ABAAE
quiter mon ddfdd
quoi ? dcdcc
quoi bon BBGBB
quoi cbddc
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
radia* B-aCb
radiateur D--Da
raise edeee
raise* dddde
raiso* baDAc
raison baDac
raison de CDHCD
ramas* BGBAB
ramase BGBAB
ramen* a-aI-
ramene aA-IA
ramene le BBCHC
ramener aaaCa
ran AA-HA
ran away --aE-
rang HIDFC
rang from -ACDA
rang me FEBEC
rang whispering D--AA
range AADAA
raped PECIF
raped by aaaD-
rapel* cdddc
rapele cdddc
rapes CDBKD
rapes me CDBKD
rapro* FBABB
raprochement FBABB
rate dc-cc
rate mon ABEAB
rater* GDGCD
rathe* BBHAB
rather BBHAB
rather die CCHCC
rats edddd
rayur* ccdcc
re HFDIM
re forcing EAAE-
re holding DBA--
re in AAAFD
re keping ADAAA
re on ABBCE
re puting AAAAE
re stil DAAD-
reach EFBBB
reach him AFAAA
reach the EBBBA
read gfige
readi* a---E
reading a---E
ready CDNCD
ready to CDICD
reagi* ---E-
reagit AAAFA
reagit plus BBBHB
real bcdc-
realy cdddb
reaso* BBGBB
reason BBGBB
reason to CCICC
recei* fefee
received eeeee
recep* FECCF
receptioniste EDBBB
recet* ccdcc
recete ccdcc
recete de ccdcc
recev* edeed
recevoir ddddd
recip* ddedd
recipe ddedd
recla* --abb
recom* JBECB
recomande edede
recomence PGJDF
recomencer CBCAA
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
recup* gghge
recuperer gghge
recuperer ma ccdcc
recuperer ses dcddc
red edddd
red light edddd
redes* BCIBC
redou* ddded
redoubler ddded
refai* dcddc
refor* eefee
reform ccdcc
refug* GBAAA
refugie HBABB
refugie chez GBBBB
refun* gghgg
refund ? ddddd
refund gghgg
refus* cccbd
refuse bcbbc
refuse d -AE-D
refuse de AAaDa
refuse je EAB-A
refuse qu ECEDC
refuse to ddddd
refused ddbdd
refuser de -DA-A
refuses ccdac
refuses to cbc-b
regar* BBHFA
regarde BBIFB
regarde les ABEAB
regarde sous -AAEA
regim* caccc
regime caccc
regis* fefff
register ccdcc
registered ddddd
regle baCaA
regle* acddd
regler C----
regles ddddd
regre* EFPFF
regret BCGBB
regrete BCGBB
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
rembourse ffhff
remboursement ? ccccc
remboursement deeee
rembourser eegee
rembourses ? ccdcc
rembourses ccdcc
remov* -A--H
removed BBABH
rempl* fefff
remplir ccccc
renco* -AAFA
rencontre -AAFA
rencontre sur -AAFA
rend feece
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
rent hghgd
rent increase dcccd
rent is ccdcc
rentr* HDBGH
rentre DAaCC
rentre a EAAAB
rentre chez HCBDA
rentre de AABHF
rentre du ABACD
rentrer JFFHI
rentrer chez FDEGF
renvo* cbc-b
repai* eefee
repairs dcccc
repar* Ccccc
reparation dcddd
repas Dabaa
repas etait FBABB
repet* cb-ca
repete --D-B
repete qu --D-B
reply CDKCD
repon* cbbac
repond baabb
repond pas bdeda
repond plus ACDB-
repondre --C--
reponds a-bDa
reponse eefee
repor* bddbb
report -bbAb
reported adccc
reported my ddccc
repri* -Ca-F
repris BFBBI
reprise ccccd
reput* ededd
reputation ededd
reque* ccdcc
request ccccc
request for ccccc
reser* Adedd
reserve E-aa-
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
respi* FDHDD
respo* deeee
responsable ? eeefe
responsable ceeee
responsable en DA-AA
responsible ? cccdc
responsible cccdc
resta* ddfec
restaurant bcdca
reste aBDDB
reste* debee
rester ab-cb
restes eeeee
resum* fefff
resume eefee
retar* ffggd
retard de ddddd
retard ffggd
reten* AKADA
retenu a caccc
retenu aFa-a
retenu au -C-b-
retenu par CJCCC
retenue BKBDC
retie* KHGCD
retienent GGCCC
retient ICFBC
retir* cdced
retire bb-ba
retired -bacb
retirement ddddd
retou* ECEHC
retour DA--A
retourner BCFIC
retourner chez DDHHD
retra* ggihg
retracter ccdcc
retraite fghgg
retro* GBEAE
retrouve FBEAF
retrouvera GB-AB
retur* bdfee
return bdfde
reuni* ddddd
reunion cdccc
revei* FFQHF
reveile CCHFC
reveile pas CCDHC
reveiler DEMEE
reveiler demain BBFBB
reven* HAAFB
revenir Eaaba
revenu HCCHD
rever* aabG-
reverai --aGA
reverai plus ---E-
revie* Bc--b
reviens AACAB
revient FbbCa
revient de ABAHB
review hfggf
revis* fffff
revise ccccc
revoi* CCJCD
revoir CCJCD
rice ---D-
rien . CAADB
rien a acdbb
rien bAA-b
rien de a-Ca-
rien dire ABBGB
rien fait AE-AA
rien je BBEBB
rien meme CCHCC
rien ne -AEAA
rifle GBAAB
right ? fefef
right HEBBH
right now LIEEK
right* d-ede
rights ? eeeee
rights d-ede
rights of ccccc
rigol* D-baa
rigole HBAAB
ring ? BCBBE
ring DCa-B
rire ededd
risk caccc
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
rom to -cedc
roman ccdcc
romat* KDECC
romate KDECC
rome cbccb
rompr* ccccc
rompre ccccc
ronfl* ddddc
ronfle ddddc
rope CDMCD
rope ready DDJDD
roste* edddd
roster edddd
rot dcddc
rouba* -FA-A
roubaix -FA-A
rouer FA-A-
rouer de FA-A-
rouge il DAAAA
roule GDGCD
roule vite GDGCD
round KEHJD
round my EBFAB
route . cefef
route Bddad
rsa ddddd
rucks* -BAAD
rucksack -BAAD
rude feeed
rude to feeed
rue HFBGO
rue avec ACCBK
rue ce ABABI
rue depuis ddddd
ruine AADAA
ruine* CDHCC
ruined CDHCC
rules -bccb
rumou* ccdcc
rumours ccdcc
run --CGA
run away CBBJC
runin* BCICC
runing BCICC
ruptu* eefee
rupture conventionele ccccc
rupture eefee
s 0 cFbdD
s CBBBB
s a FCAGF
s arete AAHBB
s aslep DA-AA
s at CE-aa
s back -eeed
s bed BBBBI
s ben FMBGC
s car -A-EA
s coming HBBAA
s custody aCaa-
s dad AAAED
s dark -AAFD
s driving GB-AB
s en GEKED
s est -EF--
s going FBDAB
s gone a-C--
s got ICCCC
s had ABGBB
s he dcdac
s holding GAAAB
s il dfhff
s in aFa--
s inside AAAAD
s my DAACA
s new BCCHC
s no ABGBB
s not CADAC
s ocupera BBEBB
s ofice ccccd
s on GA-DD
s ouvrir -AE-A
s phone ffgfe
s siting DBDCA
s smoke ABAHB
s standing BAAaF
s stil CJ-A-
s the cbac-
s threatening FAA-A
s violent HBBBA
s waiting F-aa-
s wil eefee
sa ceinture FBBBB
sa chambre dc-ec
sa feme cAabb
sa file gfgfe
sa grand ddded
sa guitare --D-A
sa maison dcddc
sa mere EEBJD
sa mort -ADAA
sa part edeed
sa voiture Cbacb
sac FBABG
sacs BCCBJ
safe ddfdd
said MENEE
said godbye a-E--
said he HCDBB
said if HAaBA
saign* HBAGB
saigne HBAGB
sais HFJDC
sais pas GEEBA
saisi AAFAA
saisi par BAFAB
saisi* dcbcc
saisie bb-bc
saisir cccca
saisir le ccdcc
saiso* ccddd
sait BGDBB
sait pas AFDAB
salai* ddcdd
salaire ccbcc
salar* caacc
salary dcddc
sale adcdd
sale de DCGBB
sale of dcddd
sales ccdbc
salon HBAAD
samedi C-CAa
sanct* ccccc
sang KCCAC
sans aACAA
sans aret ECGCC
sans cese ccdcc
sans interprete AGBBA
sans manger CCBHC
sans moi DFMDE
sans mon cbcC-
sans nous bAbdc
sans payer edede
sans prevenir ----C
sans son BGHAC
sans suite cdccc
sarl ccccc
saute db-cc
saute du ABFBB
saute* EEPDD
sauter FFREE
sauter du BBHBB
sauve F-a--
savoi* bbacb
savoir bbacb
saw --D-A
say DKCDH
say i DJCDJ
say my ADAA-
say they E-BAH
sayin* DCJAC
saying DCJAC
saying he CBFAB
says IFGHF
says he FBDCA
says her -A-FA
says i D-aCD
says if HBCAB
says it BCCIC
says my CLCGD
says next FBABB
says she GHOEF
scare* EACFA
scared EACFA
scared of EBCDA
scari* -AFAA
scarifie -AFAA
scarifie et ABGBB
scele* ---AD
sceles ---AD
scene ccccc
schiz* HABAB
schizophrene HABAB
schol --aFa
schol and cbbEb
schol is -a-D-
schol play cccdc
science ddedd
scola* edead
scolaire dcd-c
scote* dAcdc
scoter dAcdc
scrat* acdac
scratched edddd
screa* MEDKD
screaming MFELE
screams EBBEB
scren* ccccc
screw* ICBCC
screwdriver ICBCC
se BCFBB
se a AHCAA
se any BCGCC
se dispute EA-AA
se faire HBAAE
se fait E-AGC
se him CHAGC
se his feffe
se it DA--A
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
se tuer BDKDD
seale* ABAAG
sealed ABAAG
seat edeee
secon* bBccc
second -Eaaa
secou* JDCLD
secoue HFERG
secoue le BCCKC
secoue mon BBBGB
secours Eabcb
secours il ICCCD
secours je dcdcc
secre* -DBJB
secret -BBJB
secte CCCHC
secti* ccccc
secu dcddc
seize* ccdcc
seized ccdcc
sel hghhg
sel me dcddc
seler fefee
seler won ccdcc
self A-Ca-
selin* eeeef
seling eeeef
semai* feded
semaine dcbcb
semaine derniere edede
semaines ffgff
sen BBBFB
send EFAGB
send me BCBJC
send someone FGBBC
seneg* CACAB
sens BCJCC
sent acacd
sent me AbAbc
sente* ffgff
sentence ffgff
separ* gfggf
separation ccdcc
septe* ccdce
seque* ODCDE
sequestre MDCCD
sequestre par GBAAB
sera DIQDE
sera t --C--
serai CDMDD
serai mort BCICB
serai plus BBHBB
serai* DDOCD
seraient --D--
seraient mieux CDICC
serais FCGCC
serait CCLCC
serait plus AADAA
serait un CCHCC
sere LLDEE
sere le GAAAA
serie ddddd
serie* fefee
series dddcc
serio* ededd
serious ddedd
seron* BBGBC
seront BBGBC
sers AADAA
sert AAGAA
sert a CDJCD
serur* aaaaH
serure ABAAJ
serure a CDDDK
serure de ddedf
serurier dcdcD
servi* a-CaD
service cbAc-
ses 0 -D---
ses AECDA
ses afaires gfdff
ses enfants BCCJC
ses journes ---C-
ses medicaments BHFBC
ses meubles feefe
ses the dcddc
set E---A
setle* eefee
setled ccdcc
setlement ccdcc
seul ACBID
seul a ccdcc
seul dans AAAFA
seul et BCEFC
seule GEIGC
seule a eeffe
seule dans ABAFA
seule sortie CDJCC
seule* ABEBB
seulement ABEBB
seuls CCCKC
seven AAAEA
sexue* cbd-c
shake* DDDKD
share defde
share* gfggg
shared fegff
she DBDEB
she beat dcddc
she get eeffe
she has DCEGE
she hit E-aa-
she is bbbCa
she keps ECCGC
she l FFCGC
she lives FAAAB
she neds -D---
she s CCFCC
she ses dcddc
she swalowed ABGBB
she threatens HCCCC
she tok ddeed
she wants a-Fb-
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
shot bcbdc
shot himself b-E--
shot myself edged
shotg* EBDAA
shotgun EBDAA
shoul* cdccd
should defde
should i deeee
shout* G-aAa
shouting LDCEC
shouting that GAAA-
shouts at edeed
shouts feeee
show DAC-C
showe* AabEa
showed me ---D-
shower BaaCa
shows ddedd
shut GBBBB
si CAIBA
si ele a-Da-
si j cbbbA
si jai a-aD-
si je FBHBA
si le BCFBB
si mes AADAA
si mon ddddd
si on ABIBA
si un gfhfg
sibli* ccddc
siblings ccddc
sick fgggf
sick leave eeede
sign a AFAAA
sign ifjii
sign the gghfg
signa* hghhg
signalement ddddd
signaler cccdc
signe gdegf
signe un dcecd
signe* hehhg
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
since BLCHB
since last AHBBB
since non AFA-A
since the EEBEB
since yesterday AICHC
sinon BA-CE
sinon il DBADG
siste* BCBE-
sister BCBE-
sister has EFGBC
sister is EFBIC
sister s ddedd
sister tok edfed
site dcedd
siter a dcddd
sitin* FGIDF
siting FGIDF
siting in EEBCE
siting on BCICB
six AabCa
six ans AA-GA
six mois abccc
six months ccccd
six year AAAFA
sland* ccccc
slander ccccc
slap FBABB
slape* cbcBb
slaped cbcBb
slapi* DAADA
slaping DAADA
slep BAECI
slep because edfee
slep forever DDIDD
slepi* -BGAH
sleping -BGAH
sleping on BCBCI
sleping tablets ABGAA
sleps aaaD-
slept AEAFB
slipe* ddddd
sliped ddddd
slit GDHDD
smack* EAAAA
smal ddedd
smash* GAaC-
smashing HCABB
smoke ABAHB
sms F-baa
snap BBBGB
so ? dcccc
so HDKCG
so i BCDBF
so the CCHCC
socia* bbcbC
social bbbbB
social nous BBBAE
socie* eefee
societe eefee
soeur . eeeed
soeur DEDGA
soeur a BaDa-
soeur de CCCKD
soeur est DDDEB
soeur s AEA-B
sofa ccdcA
soins ddedd
soir . fddde
soir GDEFG
soir avec BCBII
soir et DEDEB
soir j CAC-A
soir je EADA-
soir pour E-baa
soirs EBG-B
sold feeee
sold me edddd
solei* BCCJC
soleil BCCJC
solic* -G--A
solicitor -G--A
solut* AAGAA
solution ABHBB
some BabbB
some men DAAAD
someb* GDGJD
somebody GDGJD
somei* BCBBH
someil BCBBH
someo* C-a--
someone ? CC-AA
someone C-a--
someone else ----D
someone is JDCGD
somes DCAAG
somes en DA---
somes expulses DDDDJ
somet* b-Cb-
something b-Bb-
somni* EFNEF
somniferes BCJCC
son BDAFB
son at AFAAA
son avis dcddd
son bail ddddd
son beau AAAFA
son bebe -F-EB
son chien FCGBC
son emploi cdccc
son ex Cbccb
son fils FA-D-
son frere BAAFA
son fusil ECKAC
son got bbaDa
son has -E-D-
son he AEAAA
son is CJEJC
son it ABGAB
son lit ---DA
son mari Bdefd
son papa -A-DA
son pere cbcGa
son petit -AAD-
son rang -ACDA
son s deeea
son studio BBCBH
son telephone BEGIC
son wants --D-A
son was aGbba
sone IFCCC
sont DCBDG
sont chez EBAAC
sont dans ABBBI
sont dedans BBBBE
sont deja AAADE
sont devant DABBF
sont en BCA-F
sont les ccccc
sont partis cca-d
sont pas aDcAa
sont restes dcddd
sont sur DEIDH
sont venus CICBG
sors HBBBE
sors avec EAA-A
sort aH-aI
sorte EBBAF
sorte* CCCCJ
sortent CCCCJ
sortent mes CCCCJ
sorti HCBAC
sorti sa FBEAB
sorti* GEEFI
sortie BBFE-
sortie de ABAGB
sortie du DC-a-
sortir GFCEM
sortir de GBBBJ
sortir du ABBBE
sortir la --ADB
sory . FAAAA
sory GDKBD
soufr* CDJDD
soufrir EELEE
soula* CEMEE
soulage ACHCC
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
speaks english AEAAA
sped ccdcc
spedi* eeede
speding eeede
spend aDa--
spend* ggiig
spends ggiig
sprea* ccddc
squat CBDHM
squat il CCCFH
squat* ffffd
squaters eeeee
squateurs cbcc-
squez* IDBCC
stab JDBCC
stab me JDBCC
stabe* Acccc
stabed Acccc
stabed in FAAAA
stabed me dcddc
staf GCBBG
stage fefee
stagi* ccccd
stagiaire ccccd
stair* FBADH
stairs FA-AG
stairwel ABADD
stand* DCFAG
standing ECGBH
start dfgff
start* AAAbC
started -AD-E
starv* ABAFB
starving ABAFB
state* cbccc
stati* bGcbb
station AJaA-
station and AFAAA
station he BGBBB
station next cdccc
station they BJBBB
station to dfede
stationement ddddd
statu* edeed
stay alive CCHCC
stel AAAAD
stel dor AAAAD
stepd* IFEOF
stepdad IFENF
stepdad is GCBFC
stepf* EFEPE
stepfather EFEPE
steps* DIDHD
stepson DIDHD
stick BCBIC
stil c-dcd
stil has cccdc
stil have ccccc
stil inside BJBBB
stil there AFABB
stil with -DAA-
stock* GBBBB
stole dbddd
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
storm eefef
story bdddc
stran* D-bDA
stranger DEDKD
strangle ededd
strangle my dcecc
strangled HAAAA
strangled me KCCCC
stren* BBIBB
strength BBIBB
strength left DDJCD
stres* ddedd
stret EFAEO
stret and AEA-B
stret with BCBEH
strik* fffff
strike ddeed
stuck -dddd
stude* -CA-C
student -CA-C
studi* AA--H
studio AAAAH
study ccdcc
stuf BCCGK
suces* gfggf
sucesion de dcddd
sucesion gfggf
sue ? cc-cb
sue ffefe
sui GDIDD
suici* -AIAA
suicidaire ABHBB
suicidal EFOEF
suicide ddadd
suicider DDNDE
suis CAAAA
suis a ddeec
suis asistante dccac
suis au BJKGD
suis cache GBBEB
suis convoque dddcc
suis dans bae-d
suis dehors cbdcA
suis desespere AADAA
suis devant cbbBA
suis en JIBCI
suis enceinte EA-BD
suis enferme Bdffg
suis etudiant adccc
suis fait edfed
suis fatigue AAFAA
suis infirmiere FCDDB
suis je cdecd
suis journaliste ccccc
suis le aaaDa
suis locataire AAAAD
suis marie ddedd
suis mort fehef
suis refugie HBABB
suis sequestre NEDFF
suis sourd C-AAD
suis sur CEKCJ
suis une CDHID
suise ededd
suit PFEDI
suit dans ICBBA
suitc* a-aaD
suitcases -A--D
suite . ccdcc
suite ? ACAAE
suite HEDCH
suivi ccccc
sum ddddd
sumar* ccdcd
sumarise ccdcd
sumer ddd-c
sumon* jhhgg
sumoned cddcc
sumoned to cddcc
sumons hffff
sunda* eedee
sunday for -ADAA
sundays eefee
sup ddddd
super* -ce-c
supermarket FBBGB
suplier abccc
supor* ceefe
suport feffe
supri* a-Daa
suprime a-Ca-
suprime mon ddfdd
sur A-BAB
sur deux cccdc
sur facebok fdeed
sur internet AAHCB
sur l ffhff
sur la aaDaA
sur le CCEDH
sur les defce
sur ma AabaD
sur moi Eabaa
sur mon Dabba
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
swalo* GEODE
swalow GCFCC
swalowed CDMCC
swape* AAAAC
swaped AAAAC
swaped the AAAAC
switc* -ADC-
switch AAEAA
syndi* fefff
syndic fefff
synon* ccdcc
syste* dcccc
t BBCAA
t a EADAB
t answer ccdcA
t be aAHBA
t close dcddd
t come -GAID
t do AAEAA
t ele eedee
t get D-cbD
t give ddedd
t go CDHHD
t have CEKCC
t il hhihh
t know EI-BB
t le AAEAA
t leave FGBBB
t let IFDBH
t live ABAAD
t on ddedd
t paid eefee
t pay cefff
t reach DCaAA
t refund dcddc
t say -A-D-
t se CDJFD
t sign eefdd
t slep ffheb
t stop JCCBB
t take bCdbb
t tel -FAGA
t told ECEBC
t understand dAecc
t wake DDHIE
t want bcAdb
tabas* NBCIC
tabase LCCFD
tabaser FAAEA
tabaser par aa-D-
table EBJAA
table* BEKAB
tablets DHODD
taila* BBGAB
tailade BBGAB
tailade les BBGAB
take aCCAA
take care AAFAA
take him BFBHC
take my ABDBG
take the caCba
take to AADAA
taken CFEAA
taken an BBHBC
taken away AHAAA
taken into aCaaa
taken my DFABB
taken the FBBEB
taken to ccddc
taken two --Ca-
takin* CECCL
taking CECCL
taking my EGEEN
talk CD-DA
talki* --D-A
talking --D-A
tambo* FCABF
tambourine GCBCG
tant bdedd
tante BabAC
tape NECKF
tape avec CBAFB
tape ele FBAAB
tape ma HAA-A
tape mon ---D-
tape sur -bccb
taper B--D-
tard . dcedd
tard ggigg
taux ccdcc
tax hgigg
tax on ccdcc
taxe eeffe
taxe fonciere eefee
taxes ddddd
taxi CBBA-
te IDGDD
teach GCGGC
teach* bbcEb
teacher bcdDc
tel DEFFB
tel anyone CBAFB
tel me CCDEA
tel my BBHAB
tele . dcccc
tele cdeed
telem* FCEBC
telement FCEBC
telep* GEBDB
telephone ? dbdcc
telephone EDBCB
telephone de eefee
telephone est BDEGC
telephone et EBBAA
telephoner HCBCC
telin* cbc-B
teling cbc-B
teling her ABBDG
teling me dcddc
tels me AAAAE
temoi* defff
temoigne bdfed
temoin caacb
tempe* dcdbd
temperature ddddd
temps cadcb
temps de DBAAG
ten -a--B
ten minutes CBFBI
ten year cccdc
ten years dcccc
tenag* -BBG-
tenage BFBHC
tenager made -AD-A
tenan* a-bca
tenant a-bca
tenant and -A-AE
tenant is ccccc
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
teras* edade
terase edade
tere JCCGD
terif* AAAFB
terified AAAFB
termi* eeeee
termination edfee
teror* ADDEB
terorise -BDEB
testa* dc-dd
testament dc-dc
testament est CDICC
tete G--C-
tete il ICCCC
tete sous BCBHB
texte* D-BBA
texted FBEDB
texted me FBDAB
texts dcdcc
th BEFBE
than baC-b
thank BCICC
thank you BCICC
thanks ccdcc
that ? ccccc
that acbac
that alowed ddddc
that he GEGDC
that her FBBDB
that i bceba
that is DBAEB
that never ddeed
that s ABGDA
the ----A
the 0 ADDAD
the agency edeeb
the airport BFBEB
the apeal eb-bb
the army ddddd
the baby ABANB
the back cbbBb
the bailif AAAAJ
the bailifs CDCCJ
the balcony CDGID
the bank dcadc
the bar acdcd
the basement DBAEB
the bath DEKGE
the bathrom GCICC
the bed LECID
the bel CEADA
the belt -AECB
the border AGAEB
the boy BDCLC
the building AbcAA
the bus cbdAc
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
the costs ccdcc
the court -abcc
the cpam dcddd
the custody ccdcc
the cylinder AAAAC
the dark FCBEC
the day ededd
the death ccdcc
the debts ABEAA
the deposit ccddd
the dor GCACJ
the driver GA---
the engine -AGAA
the eviction BAABI
the face ICCCC
the farm ABFAB
the file cbcca
the fine edeed
the flat CAACD
the flor JBBBB
the foster DDCJD
the front DAAAC
the garden geebe
the gas AADCA
the gate FBABE
the gendarmerie DNEDC
the gendarmes BIABG
the girl BBBGB
the ground GBAAA
the gun ECICC
the hair EAAEB
the hal AAACD
the hearing edeed
the hotel AC--G
the hour CCBCH
the house DACB-
the inheritance ddddd
the insurance --D--
the insurer ccccc
the iron DCBGB
the judge dabcd
the judgment --AC-
the kids AbbBb
the kitchen Cbabb
the landing a-aBF
the landlady AAAAD
the landlord ABABM
the law ddddd
the lawyer efeee
the lease abcca
the litle BCBIC
the lock --aaG
the locks AAAAH
the locksmith dceda
the man caaDa
the market CCBGC
the match BGBBB
the meting edeed
the metro dcdcc
the morning B--DA
the mother cbc-c
the movers bbcbA
the nany BCCKC
the neighbour DAAEa
the newborn BBBHB
the next F--a-
the night ACAEA
the notary eefee
the ofice -cccc
the oficers BGBBB
the old A---D
the only -AG-C
the other edeee
the owner aA--K
the pain DDJDD
the parents --aC-
the pavement BBABJ
the phone AGEDF
the place DCBBG
the plane bdded
the point BBFBB
the police BI--C
the prefecture fbgee
the rain BBBED
the rent fdeeb
the residence BBBBF
the roadside Adcbb
the rof DELDF
the rope DDJDD
the rules DAAAA
the sale hhiih
the schol dffgf
the seler eefee
the shelter GCCCH
the shop feffe
the shotgun CADAA
the shower BaaCa
the squat -aADE
the stairs FA-AG
the station BJ-BA
the storm edeee
the stret EFAEO
the supermarket FBBGB
the table ABHBA
the tablets CDKDC
the tax edeee
the teacher aaaDa
the third BCEFB
the time BBEBB
the town ---AD
the train C-Ca-
the tre AADAA
the us ddddd
the van ACAAC
the wal cceac
the way HCGCC
the wil ddddd
the window DFKCH
the winter ABDBD
the wods BCIBC
the works ffhff
the wrong feeef
the yard CBCBI
theat* feeee
theatre feeee
theft ddddd
their father DDDKD
their fegag
them ? ccdcc
them BDIIF
them i -AACD
them this A-ABD
then CEDAA
there ? dddde
there DEBBC
there a ddede
there an dccdc
there is EAE--
there s KFJLJ
there since -DA-A
these dehff
they DJDFI
they are FGAFF
they arested CJCBC
they ask ccccc
they cal ddddd
they cut -A--G
they do A---E
they evict ABGBB
they gave AFBBA
they have EEB-H
they hit feeee
they kep FIBBB
they l F-C-B
they put fCddd
they re GFELN
they say ENCCG
they take BGFEC
they tok FLFBE
they told ggggg
they ve GMDFO
they want CKBGF
they won AIADF
thief dcdcc
thing -AD--
thing* Bab-C
things Bab-C
things on dcdde
think JFLLF
think about DEKDD
think he DAB-A
think my DCDIC
think* DEOEE
thinking EFQFF
thinking about BCHBB
thinking of EFNEE
third BCEFB
third flor BCEFB
thirt* BBEBE
thirty A-AAD
this -ABAB
this afternon -F-AH
this anymore ABEBA
this contract ccccc
this estate dcedd
this evening ABDDF
this form ddddd
this is EENEE
this lease eehee
this loan ededd
this minute -AAAF
this month ccecc
this morning DFACF
this sentence ddddd
this sumer AB-FA
this time EFNEE
this wekend a-bEa
this world DDJDD
those BBAEB
thoug* BCHEC
thought -ADDA
thoughts CCGCC
thre acbab
thre hours ---D-
thre weks fegee
thre years ccccc
threa* JBCCA
threatened HA-AA
threatened me DA---
threatened to FA-AA
threatening KEIFD
threatening me HBA-B
threatening to AADDA
threatens Daa-b
threatens me IDCCD
threatens to CaAbb
threats ? CAAAA
threw FCEIE
threw me CB-HC
throa* F-aa-
throat F-aa-
throat every GBBBB
throu* -aaCa
through -aaCa
through a edeed
through the CA-EA
throw ECHCC
throw* KEEEP
throwing JDCCK
throwing us ABABE
thrown ECDDL
thrown out ABBBJ
ticke* fefee
ticket eefee
tie CDHHC
tiene* AEAAA
tienent AEAAA
tiens HFLEF
tiens plus CCHCC
tiens un GDHDD
tient HAECC
til IGBCE
time AaCbA
time i JEKEE
time limit ccccc
time to AA-AG
times a-Ea-
tire CAbba
tire une ededd
tired baCba
tirer EBGAB
tirer sur EAAAA
tirer une BCHBC
titre ccccc
tjr -CA-B
to --B--
to ? ddedd
to a fbfef
to answer DICDC
to be bbB-a
to beat IBA-B
to bring AAAEB
to buy ddfdd
to cal -C-CA
to change eeeee
to come CDA--
to cut Abdbb
to die CDNCD
to disapear ABFAB
to do BBaaa
to eat CCFFB
to end BBIBB
to evict BBABI
to find -GBBA
to finish GBBBB
to get GBCCF
to give ccd-c
to go BAECB
to hand AAACE
to hang AAF-A
to have babCa
to heaven ---E-
to him ABEDB
to his ffghf
to hit FBBBB
to join -AHaA
to jump EFOEE
to kil NFJJF
to know eefee
to late dcddc
to leave bdfb-
to let --a-D
to live bbDdb
to low ccdcc
to many edbed
to mary B--IA
to me fedad
to met CCCIC
to move cccdc
to much caCba
to my AAEA-
to open AAAAE
to our ddedd
to pack a-abG
to pay ghigg
to prison EBFBC
to pul FCBEB
to question BHBAB
to reply BBEBB
to report ddedd
to resign feeee
to say BEEAB
to schol ccddc
to sel edeee
to send FDCKD
to sign gagfg
to slep DDJDG
to stay BAFBD
to stop ABGAA
to strangle dcecc
to sue eefee
to threaten ccccc
to throw ECHCC
to wake BBEBB
to work hgiig
today . EA-A-
today IFDGM
today and ECCBF
today is AEAAA
today where CCCCH
today with FDFCF
todle* CEDOE
todler CEDOE
toget* cb-Ac
together cb-Ac
toi EBFBB
toile* FCGCC
toiletes DBGCC
toit --Eaa
tok EIIEE
tok a DDGGD
tok everything ccadc
tok my GKBCE
tok our aC-F-
tok the -AFaE
tok to ACJCC
told DFEGE
told anyone ECEBC
told me CBEE-
told us ccdc-
tomat* ddedd
tombe ddd-d
tombe en ccccc
tomor* -DB-a
tomorow -DB-a
tomorow . ededd
tomorow and CGFCC
tomorow he GA--B
ton FBBBB
tonig* FFGFH
tonight . gehad
tonight FFGFH
tonight he GB-AB
tonight i GBBBB
tonight my AFAAD
tonight the eegee
tonight to E----
tonight with ABBBG
tonto* aAAHA
tonton aAAHA
tordu GBBCB
tort acccc
tortu* CCCJC
touch* HEEPE
touche FB-KB
touche ma BCBIC
touched GDCKD
touched him AAAFB
toucher ddebd
toucheront CDICD
toucheront l CCGCC
touches BDBMD
touches him CCBHC
toujo* CIGBB
toujours CIGBB
toujours pas -Fa-A
touri* cddcc
tourn* GBDDB
tournevis HCCCC
tous EBJCB
tous les B-DB-
tous ses ABHBB
tout . -cdcb
tout ECHDF
tout a FC-AC
tout bas -A-D-
tout de FFECI
tout en BBBBG
tout est ---aF
tout et Abdcb
tout le --FBB
tout les HDHCD
tout prepare CCICC
tout pris ABEAA
tout s BCGCC
tout se cccdc
tout sera --C--
tout serait CCHCC
tout seul -A-FA
tout va ddeed
toute bbBCb
toute facon CCHCC
toute la ddcad
toute seule ABAFA
toute* AA-BD
toutes AA-BD
toutes mes CCCCG
town ccebA
town hal cccbc
toy ccddc
tps ABBFE
trace* BDBKC
traces BDBKC
traces de BCBJC
trademark ccdcc
tradu* dddcc
trafi* eegee
trafic ddfdd
train HDEEJ
train d BEACH
train de JCDCM
train* Bb-Ab
traine bcd-d
trait* -cdc-
traitement EAAAD
tranq* -AEAA
trans* hghhh
translate cdccc
trava* efgfe
travail . ddddd
travail bcdcb
travail depuis ddfdd
travail et FBBBE
travailer egiff
travaux hhihi
tre b-Faa
tremb* HCECC
tremble GCFCC
tres dcdAc
treso* eefdd
treve cccc-
treve hivernale cbcbA
trial* ccccc
trials ccccc
tribu* dedee
tribunal dedee
trich* ccdcc
triche au ccdcc
triche ccdcc
tried -AFD-
tried to BCGHC
trois ans efeec
trois bcc--
trois enfants CCCIH
trois fois AADAA
trois heures aa-CA
trois jours acfce
trois semaines dcddd
trois* FDGHD
troisieme FDGHD
tromp* gfgff
trompe gfgff
trop ddAee
trop de fecfe
troto* CBABK
trotoir CBABK
troub* --D--
trouble --D--
trouble if -ADAA
trous* FBBBB
trousers FBBBB
trouv* D-aAC
trouve FA-CE
trouve mes EBABF
truck ----D
true ? ffefe
true ggfff
try C-Aa-
try to DAa--
tryin* LDBCC
trying LDBCC
trying to LDBCC
tu Acedc
tue ? BBFCC
tue bbBab
tuer FAEDA
tuer le ccccc
tuer mon ddedd
tutel* ddddd
tutele ddddd
tuteu* ccdcc
tuteur ccdcc
tv cccca
two BAaAC
two big EBBBC
two cops ABCBH
two girls EA-Da
two hours AHCFC
two men HCCBB
two months eeeee
two oficers BFBBD
two year dcc-c
two years fefee
type ICECC
typin* EA-AA
typing EA-AA
u EFBBA
uk ccccc
un a CBAGF
un abcab
un abonement ccccc
un acident eeeee
un adulte DDCKD
un ami fedee
un an ffgff
un apartement bdfee
un autre cccca
un avis ccccd
un avocat -J-AA
un balon edded
un bar dcddc
un bebe bAAHC
un bon edfdd
un cadenas AAAAG
un camion BCFCJ
un client D-a--
un colis eddde
un comisaire AAABF
un concurent ccccc
un constat ccccd
un controle deddd
un coup E-baa
un couteau DBEDA
un crime ccccc
un de -DCa-
un debat dddcd
un double ccccd
un eleve cccbc
un enfant cabDa
un entretien ccccc
un expose ddedd
un film edddd
un fils eeffd
un fusil C-aa-
un home MDCKD
un huisier ededb
un inconu BCFHC
un jouet ddded
un jour edcde
un juge AE-AA
un locataire ddddd
un mariage GCCFC
un marteau FBBBE
un mec HCCDB
un mesage ECCAB
un mineur eeeed
un mois ccc-c
un monsieur BCCGK
un mot DDIGI
un mur bdfdd
un papier -EAAC
un pere ---DA
un poeme dcdcc
un policier aCaaa
un pour DBAAA
un prof AA-EA
un sac EAAAD
un scoter -D--A
un serurier ----F
un soulagement CCHCC
un tournevis HCCCC
un train BCGFC
un type HCBDC
un verou -AAAF
un voisin dcddd
uncle -AcDa
under HECDC
under a HEIDD
under the IB-BC
under* -FCB-
underage BGBEC
understand aDD--
undre* IDCHD
une -aaab
une amende edeee
une arme KCABC
une asurance ccdcc
une bale FCICC
une bare EAA-A
une betise -AG-A
une boite ABGBB
une bone BBFBB
une ceinture DBAFA
une chaise FBAaG
une colegue dcdcc
une corde EFPGF
une demi DBBBE
une droite HCBBC
une expulsion dcddc
une feme Dbccb
une file edebd
une filete BBBHC
une garde deddd
une gifle EA-AA
une heure CGBDJ
une histoire -D--B
une lame IDGCD
une letre cbCbc
une maison D-aaa
une mere -AaEA
une nounou ccddc
une nouvele dcdcc
une overdose -AG-A
une pension ccccc
une persone ddeca
une petite -A-F-
une photo ECEBB
une plaquete BBFBB
une poele GBBBB
une question dcdcc
une saisie AADAA
une societe ccccc
une terase eefee
une video DBAEB
une voiture bD-GA
unpai* edeee
unpaid edeee
until -becb
until today EA-A-
up . DADAB
up ? AADAA
up EGFDE
up by DFBDB
up for aCaaB
up my -A--D
up since AEAAA
up the BAB-D
up tomorow BBEBB
up with aDbaB
upsta* eceBd
upstairs eceBd
urgen* ebeed
urgent ebedd
us DECBK
us leave AABBF
us out HDDEO
us this BBBBG
us with ccccd
use dcdae
used car ddedd
used feffe
used to dcccc
usurp* ccdcc
utili* eeffe
utilise ddddd
va . a-E-A
va Dab-a
va bien ddded
va etre CECHC
va me GAcEA
va nous EAAAA
va se aAEAA
va t ggghf
vacan* eefdb
vacances edfdb
vacances et a-aaD
vais ABLBC
vais faire DEKDD
vais je eefed
vais me BCKCC
vais rejoindre ABEAA
vais sauter DDIDD
vais tuer eefdd
valab* ab-bb
valable ab-bb
valid ? ffgff
valid hgigg
valis* ADBCM
valise aB-AF
valises BDBCL
valises sont ABAAF
van -E-CF
van gogh ccdcc
vanis* ABEAA
vaut -CFAA
vaut mieux ADFBB
ve FFKDI
ve already EBFBB
ve ben -A-aE
ve got ABIBE
ve had eafee
ve just EbeaD
ve kept BHBBB
ve locked Abdbb
ve put CCGCI
ve started DDHCH
ve writen -AD--
vehic* ededd
vehicle ddddd
veine* DEOCE
veines DEOCE
veines dans BBFBB
velo a edeed
velo hhhhg
vend ddddd
vende* feffe
vendeur feffe
vendeur ne ccccc
vendr* ihiih
vendre ighhh
vendu gfggf
vendu une dcdcc
venir FEABD
vente ihihh
ventr* Cab-a
ventre Cab-a
venu a-ccc
venus CICBG
venus chercher BHBBA
verba* eddda
verbal --AAD
verbalement ededd
vere EA-AA
verif* ADAAA
verou BBBBI
verou* bbbbE
verouile ddedd
verse* gegfe
vetem* C----
veu bBBEa
veule* CEAGC
veulent CEAGC
veulent me ABAJB
veut -b--b
veut areter ccdec
veut changer fffhf
veut l AEAAA
veut la BBBFB
veut marier CCCIC
veut me KD--A
veut mourir --FaA
veut partir -ABDA
veut pas acaBb
veut plus A-ACa
veut que AFABH
veut recuperer eddee
veut se ABJAB
veut une ddddd
veut vendre edede
veut vivre ffhif
veux aaEba
veux disparaitre AADAA
veux dormir CCICC
veux mourir DDJDD
veux partir GBDAA
veux plus CCKCC
veux que CDJDD
veux quiter eegee
veux un AE-AA
victi* ccd-c
victime aaaC-
victime d BBBGB
victimes ccccc
vide CEJHH
viden* BBCCH
vident BBCCH
video BACFA
video game ccddc
vider BBBBI
vie IFPEF
vie ne DDJDD
vien GBBEC
vien de GBBAC
viene* HEBBG
vienent HEBBG
viens CBcAa
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
vingt -dedd
vingt ans adfdd
viole NFDMF
viole* Cccbc
violence edeee
violences ddddd
violent Ebcab
violent et ICCCC
violent husband dcddc
violent il D--BA
violente FAAAA
violets GAA-A
vire a-a-J
vire ce edede
vire de BCCCI
virer eefee
vis -cdbc
visa eeedd
visag* FBBBB
visage FBBBB
visit* gfgeg
visite ddddd
visiter ccccd
visites ddded
visiting AAADA
visits ccccc
vit -cdec
vite HFGBC
vites* ddddd
vitese ddddd
vitre JCBDC
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
voisin frape BCBGB
voisin il dcddc
voisinage ccdcc
voisine GAaFA
voisine a EB-DB
voisine du ICBAC
voisine laise BBBHB
voisine me cbdd-
voisins Accac
voit cegfe
voitu* -cd-d
voiture -cd-d
voiture a feefe
voiture au ABBFB
voiture avec HDCFC
voiture d -A-EA
voiture de dcdcc
voiture depuis BAAAD
voiture devant GBAEB
voiture est ddddd
voiture et D-aC-
voix HDFCD
vol dcddd
vole fbeed
vole mon feeee
volun* ccdcc
vont BDaDA
vont me Caaab
vos CCDCF
vote ? ccdcc
vote ddedd
voter dcddd
votre c-ccc
votre fils -DAA-
voudr* a-F--
voudrais a-Fa-
voudrais m CDIDD
voudrais savoir BBDBB
voula* CBHAB
voulais DAC-A
voulais juste ABEBB
voulo* aAF--
vouloir DEKEE
voulons fefee
vous . cc-cb
vous aCA-a
vous avez AAFAB
vous ecris EAB-A
vous pouvez AFBBB
voyan* ccdcc
voyant ccdcc
vrai ? eeeed
vrai hgigg
vraie ddedd
vu BJEBC
vu la BBGBC
vue -Ia--
vue ? dfddd
vue coment cdccc
vue de AEAAA
vue depuis BGBBB
vue en dfddd
vue est AD--A
vue et -EA-A
vue pour CICCC
vue since ADAAA
w FE-AE
wages ccdcc
wait EDFEC
waiti* FAb-a
waiting FAb-a
waiting at FDBAB
waiting outside HBAAA
wake EENHE
wake up GGPJG
wal -cebd
wal and EAAAA
walke* EAD--
walked EAD--
walked into ICHBC
walki* HBBBB
walking HBBBB
wana FFPFF
wana be BAEAA
want a ddedd
want aAE--
want it CCIDC
want me ADAAE
want my cbfcc
want to aAEAa
wants a fbfge
wants ccbbb
wants my BBBGC
wants to -c-ac
waran* cDcbc
warant -G--a
waranty ddddd
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
was gone BCGCC
was handcufed ADAA-
was held deddd
was in cbccA
was litle cccdc
was me FAAAA
was picked BIBBB
was raped MDCDE
was stoped -FAA-
was taken DLDDC
was told BFBBG
was violent ccbcb
watch ddddd
watch* cbbBb
water GDBHI
way D-GA-
way out baCab
way to ABECA
we BC-AE
we are DBa-D
we can HEGBD
we cant AAEAD
we do GHCDD
we don CIBCC
we have BD--C
we re EDA-E
we ring AFBBA
we speak CECCF
we ve aadbE
we were aabbC
websi* ccdcc
website ccdcc
wed AFAAA
wedin* eefee
weding eefee
wedne* ddefd
wednesdays ddefd
wek . AAADA
wek deeee
wek end adddd
weken* feebe
wekend dcbAc
wekends edege
weks gfgcf
wel be CDHCC
wel dc-ec
went BE-EA
went to ADA-A
were ddeda
what abccc
what about ccdcc
what are d-edd
what can AabaB
what do FEB-D
what does eefee
what hapens BFa-A
what is eefee
what now FDABB
what number D----
what s ababc
what should ddddd
what to EDaAA
what wil dcddc
whats* dcdcc
whatsap dcdcc
when bbbac
when does eefee
when he CacCa
when her FAAAB
when i feecd
when is ddedd
when my CCHBC
whene* FBBBB
whenever FBBBB
whenever i FBBBB
where CCAFE
where can EBABE
where do aceca
where he -FAEB
where i DBFFF
where they -BAGA
which contract ccccc
which feggf
which ofice A-AAD
which station AEAAA
while DDABK
while i CDCDM
whisp* EABFB
whispered AABFB
whispering D--AA
whispering that D--AA
who decides ddfdd
who do bCAA-
who fefee
who gets dcddc
who is ffgff
who keps ddddd
who pays gfgeg
whole BCHCC
why did ddedd
why gdhgf
wife ACBba
wife has -CCCA
wife is AAdbA
wife left --D--
wife says AAEAA
wife what ccdcc
wil -aCbb
wil be CCHCC
wil believe EAAAA
wil i dcbcc
wil in BBEBA
wil it -bcbb
wil kil begfe
wil my BCICC
wil not ecedd
wil pay dcdcc
wil they AF-DA
wil to DEKDE
windo* HCHBE
window . BEGBB
window HDICE
window ledge ACHBB
windows CabaA
wish DDLDD
wish i CDICD
wish to ABFAB
with DBACC
with a FA-CB
with an C-aE-
with court dccdc
with her -bBcb
with him a-cEa
with his D-BA-
with my AbccD
with no a-a-D
with nothing cccAa
with our ccdAA
with the BCCFF
with them ADBFB
with these ccccd
with this gfggf
with two FCCBI
withd* ccbcc
withi* BBABG
within BBABG
within the CCBCH
witho* bABA-
without a bcAbc
without an AFAAA
without bABA-
without fod DDCJD
without me DDKDD
without teling ddeee
witne* ddcdd
witnes ccacc
wods BCIBC
woman acddd
women ccccc
won EDEDC
won t EDFDC
wonde* ABGAB
wont DBBB-
word CBbba
words FAAA-
work . ccdcc
work ? ccccc
work and bbccA
work efgfd
work with ddedd
worke* cacCb
worked cccdc
worker -A-GA
worki* ccd-c
working ccd-c
works fegfc
world FFNFF
worth FCICC
wory ABFAA
wory about ABFAA
would CDNCC
would be FEOEE
would mis CDJDD
would* ACBDA
wrist BAD--
wrist* DENDE
wrists DENDE
write a fefee
write cdecb
write* aaDaA
writen --E-B
writi* ccbba
writing a ddddc
writing ccbba
wrong gfgfg
wrote IDIBC
x feffe
xiv ccdcd
y retourner cbdab
ya 0 EBaa-
ya JEEBF
yard CBCBI
year . ccddd
year ago ccdcc
year cbcCc
year old CDDMC
years ago effff
years efgee
years of ccdcd
yeste* ECBEA
yesterday . edddd
yesterday ECBEA
yesterday what dcccc
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
