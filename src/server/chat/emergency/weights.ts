// Made by `npm run emergencies -- train`.

export const intercepts = [-3.34, -3.86, -2.82, -3.37, -3.68]

export const weightLines = `
! gfhef
. a DEEDB
. ai ABEAB
. am CDGFD
. an C----
. c ECCBB
. ca BDEBB
. can dacbc
. ce EBDDB
. do cabab
. don CEGCC
. ele -aaCa
. est DFGBB
. fdced
. he EFBDA
. her BBGBB
. his ACDC-
. how baccb
. i FFMGH
. il GCDBE
. is B-CaA
. j CCGGB
. je GFHDG
. l -BAC-
. le -C-AB
. merci BCGBB
. moi AABFD
. mon EBEAD
. my EBa-B
. on ABAAC
. please BDBAA
. she FB-EB
. suis DBADB
. that ECGCC
. the CDEFB
. they AAAGF
. today DBADA
. tout C----
. un FDFGG
. une BCFEC
. voila BDDBB
. what EB-BB
. where CGECC
. which --A-C
. who DDGAB
0 -CAEA
0 . fdf-f
0 0 feefe
0 ? ddded
0 am CKCCC
0 an aaaDa
0 and DHENF
0 ans ADCJC
0 de Aac-b
0 degres ABBDF
0 e CFGCH
0 et BFFEE
0 euro ddedd
0 euros fgggf
0 h EMDEH
0 has ACADA
0 heures BJBBD
0 hours BMBAB
0 i aA-GA
0 is bCbca
0 miles ccccc
0 min GGBBC
0 months bbbbC
0 my BCBLC
0 ne AAAAF
0 pm EBAAG
0 th CFGCF
0 this ADAAA
0 year BEEJC
2000 eefee
2000 et ----C
2000 l cbccc
2000 pour bcbbc
2000 the ccccd
? asking CFCCF
? c ADFAA
? fefff
? i aaBAb
? il DDaAA
? ils BDCCI
? it ADAAA
? je ddbde
? my DEDBB
? question ddddd
? they CFCBH
^ 0 bBbcb
^ a AABGC
^ acident ccccc
^ adieu CDHCC
^ adopter ccccc
^ after AAD-A
^ aide dcdcc
^ aidez Cbcbb
^ am ccccc
^ amende ccdcc
^ an IGFFD
^ and dcdcc
^ are eefee
^ as ccccc
^ ask ccccc
^ at ccccc
^ au accac
^ autant DDKDD
^ baby CDCJD
^ bailif CCBCI
^ bailifs CCCCJ
^ best feffe
^ bonjour DFCDD
^ brother BEABB
^ c ddadd
^ ca BFBBE
^ came BCBBG
^ can feffe
^ ce fefeb
^ cete ccdcc
^ changer cbcbc
^ charge ccdcc
^ chaufeur BA-CA
^ check ccccc
^ child ccccc
^ combien cbbcc
^ coment ddded
^ cops BHBBB
^ corect ccdcc
^ d cbccc
^ dad BICPE
^ dans gghhg
^ date ccdca
^ delai ccdcc
^ depot ccccc
^ depuis -aCba
^ des CA-FE
^ deux AAAAD
^ did bbcbb
^ diference ddddd
^ dites -AE-A
^ divorce edeee
^ do daedc
^ does bbAbc
^ don ddedd
^ driving ccdcc
^ droit eeeed
^ ecris ccdcc
^ ele JDBGB
^ enfant ccccc
^ est bb-ba
^ et ddedd
^ everyone CCHCC
^ eviction DDDDJ
^ ex FBBDB
^ expulsion DDDCL
^ faire ccccc
^ false dcddc
^ faut eeeee
^ fiche ccccc
^ fired ccccc
^ five AA-AE
^ frais ccccc
^ fre ddddd
^ ful ccddc
^ g CFJJD
^ garantie ccccc
^ garde FQEEF
^ gift dcddc
^ give --D--
^ godbye AADAA
^ harcele ddddd
^ he PEABD
^ helo cbccc
^ help DE-CA
^ hes ICBEC
^ hier Ea---
^ how eeeee
^ huisier BBBCI
^ husband BCCFF
^ i A-D--
^ if baFaa
^ il ODACC
^ ils ENEGN
^ im EILOH
^ in hhiih
^ is gghgg
^ j a-C-a
^ jai GDIFC
^ je BAE-A
^ jme HCCCG
^ jsui CDCCI
^ jsuis HHCDD
^ jusqu bbccb
^ jvai BCHCC
^ l cbcaB
^ la -CAAD
^ landlord BBBBI
^ le aaa-A
^ legal ccccc
^ les ecfde
^ letre ccddc
^ leur ---D-
^ licenciement ccdcc
^ life CCJDC
^ lost --D--
^ ma ACCDB
^ maitre CDDAB
^ maman -AaH-
^ management cbccc
^ may deedd
^ me CDJCD
^ men GCCBE
^ mes DBDD-
^ mn GHBGC
^ moi CGHCG
^ mon ABABA
^ monsieur FAA-a
^ mum -CC--
^ my BBACA
^ name ccccc
^ neighbour EAAAA
^ no -AE-C
^ nobody CCJCC
^ nos ABAAE
^ notre ADDEE
^ nous aCaaD
^ oficers aa--E
^ on BFaBG
^ ou ccccc
^ our BEEGH
^ ouvrir ccddd
^ papa HJDND
^ persone CCKCD
^ peut eceed
^ plafond ddddd
^ plainte ccccc
^ please Cabbb
^ plus CCICF
^ police DODDI
^ pour ddddd
^ pourquoi eeeee
^ prefecture ccdcc
^ prescription ccddc
^ proteger dcccc
^ puis deeee
^ putain BACAA
^ qu eefee
^ quand dcadc
^ que gghgg
^ quel cadcc
^ quele ccacc
^ quelqu --AFa
^ quels ddddd
^ qui gfggf
^ resume dcddd
^ return cbccb
^ right ededd
^ saisie ccdcd
^ se ccdcc
^ she Dbbab
^ should ccccc
^ si baDbb
^ since --F-A
^ some E--ac
^ somebody HDBKD
^ someone DaABa
^ squaters ccddd
^ student DHDDI
^ sucesion bbccb
^ t FCEBC
^ tel aaCaa
^ ten EAAA-
^ the a-aAB
^ their BCCIC
^ there GAFEA
^ they DKBFM
^ thinking EFNEF
^ this baCbb
^ tomorow ccccc
^ tout --C--
^ translate ccccc
^ tu ddddd
^ two CD--A
^ un AaaC-
^ une -abFa
^ unpaid ccccc
^ urgent ddddd
^ vire -A--D
^ we abcaB
^ what edded
^ when dbbdd
^ where ccccc
^ which fcfff
^ who ffgff
^ why ffgff
^ wil dc-cc
^ write eeeee
^ y EBBED
^ ya HDGCC
a -Aa--
a 0 bAcca
a achete EBEBC
a agrese FBAAA
a anule ccccc
a apele cEaB-
a arete DKAAB
a avaler EBAAB
a baby AAAFD
a bad feeee
a bailif ededb
a bal edeee
a belt -BAFA
a blade HBABB
a bloque BCBBH
a botle GBAAA
a bout AAEAA
a boy CCBJC
a bridge --E-A
a bu FCCEB
a bulet HEJDD
a cable BCCJC
a cache -BGAB
a car dbcBc
a case Adedd
a cause fceff
a ce cdeed
a cel BMBCC
a change babcC
a child dbcBc
a cinq eefee
a civil ccccb
a claque -AAFC
a cle EEA-b
a coleague feffe
a combien ccdcc
a complaint CAAAA
a conduit AFBAB
a confie aaBca
a contract ccccc
a cote BA-F-
a coupe aD--F
a coups ACAIC
a court acccc
a crime Acccb
a crowbar GBB-B
a date CCICC
a day c-cbc
a de eddee
a debt ccccc
a deja BAA-E
a demain BGBBB
a demande a-CEA
a demenage edded
a des -BAKF
a disparu BBCIB
a dit GBEDC
a divorce ddedd
a dix A-Caa
a dog --AFA
a dor dcdcd
a dormir cbdAb
a douze ----D
a droit -D-CA
a duty ADAAA
a ecrire ccccc
a ecrit FCIAC
a embarque AFBBA
a encore ICCCC
a enferme CDEIL
a enfermes D----
a enleve CDCKG
a envoye BaDba
a esaye CBADA
a ete aGa--
a etrangle C----
a eu fceee
a expulse dcdcd
a fait ggfcc
a fake ddddd
a famous ccccc
a father ddded
a faulty dcddc
a ferme C--DA
a fine ddddd
a fini AEAAA
a flat ffgff
a flight AAAEB
a force Cbbbb
a frape F-aA-
a french eeeee
a friend iiihh
a fugue DDDLD
a game -AAFA
a garde BGBBB
a gifle -C---
a godbye CCJCD
a guest -cdcc
a gun CaAaa
a guy GABBE
a hamer ICCBG
a instale --a-C
a jamais b-cbb
a jete CAAE-
a kidnape DEELE
a kitchen HCBBC
a knife BA-DA
a l -B-AA
a la aBa-B
a laise CEGGC
a lance GBBBB
a landlord dddde
a laver A---C
a lawyer bDabb
a le CBDDE
a leter a-Dba
a liar ddddd
a lieu BCCCI
a lighter EAAAA
a litle BBBHB
a locksmith ----H
a lot ddded
a lyon -bbcb
a m DCGBB
a ma BaBB-
a man FCBIF
a manger EEAFA
a mark BAADA
a me DFNEE
a menace D-aa-
a mes dfggg
a meting ccccc
a midi IFCCF
a minor ddddd
a mis DAABH
a mistake AAEAA
a mon ecdbc
a month ccddc
a montre ECBHC
a new ddddB
a note CCKHD
a notre c-cdc
a ouvert D----
a padlock a--bG
a paper BGBBH
a parcel feeee
a paris bAdbb
a pas ACbEB
a pase AEAAA
a perdu dcdBc
a person ddddd
a persone AEFBB
a pete DAA--
a peur -A-DA
a picture EAAA-
a pied ccccc
a plan --C--
a plane ccdac
a plus aAD-a
a podcast dcccc
a police -E-a-
a policeman d-dcc
a poste DACAB
a pouse ICBCB
a pris EHIFD
a proces bbcbb
a profite AAAAF
a promis FBAAA
a public ccccc
a pupil bbc-b
a quand ddddd
a quatre ccbca
a quel ccccc
a quele ddddd
a qui acacb
a quinze ddded
a quoi -DF-A
a recu FBBBD
a red ddddc
a refuse feeee
a regarde BBGBB
a repris BFBBI
a retire ccacc
a retired -bccb
a rien CGICC
a rifle HBAAB
a saute fdddd
a schol eeefe
a screwdriver HCBBC
a se ddedd
a secoue BCCKC
a sere ICBBC
a ses aaaCa
a shop -dcdc
a slap GCBBC
a solicitor AFAAA
a son abc-a
a sorti LDGCE
a stick BCBIC
a stranger DEDJD
a student ddede
a suit -AAAG
a suplie -CACA
a t edeec
a talk ddddd
a teacher bbcAb
a ten cccdc
a tenant ccccc
a thief ccdcc
a thing ccdcc
a todler -BAHC
a tordu HCCCC
a tort ccccc
a touche JEDJE
a toujours dbcdc
a tout B-C-D
a train ACDAA
a tre --D--
a trois beddf
a trouve F-a--
a un CD-CC
a une EDAEC
a used ccdcc
a van BFBBD
a vendu edddd
a vide AAACF
a vingt dcedd
a violent cbccb
a vire dccca
a vole gffgf
a vous EELEE
a vu ENGEF
a vue -Iaa-
a wal acddc
a warant aCaac
a wek AAADA
a whole BCGCC
a wil edeee
a witnes cdbcc
a woman acddd
a worker CDCKD
a year eeeee
aband* edeee
abandon edddd
abduc* ddded
aboli* ccccc
abone* edfee
abonement ddedd
about a fffff
about an ccccc
about cd-dc
about kiling DDKDD
about me baCba
about my eefee
about police deddd
about the ecceb
abroa* edfce
abroad edfce
absen* bbbbA
absence pour BBBBE
abuse DA---
abuse* -AAHA
abused -A-FA
abusi* ccccc
acept ccccc
acept* ccdcc
aces a AA-AC
achat ccdcc
achet* cbAdc
achete ACH-A
achete ce AAFBB
achete une CCHCC
acheter bcdcc
acheteur ccccd
acide GB-AB
acide si EA--A
acide* gfgff
acident de ddedd
acident gfgff
acomp* fffff
acompte fffff
acord eddac
acouc* ccdcc
acouchement ccdcc
acoun* hghhg
acount hghhg
acount is dcddd
acounts ccccc
acqui* edeed
acquite ccccc
acquited ccccb
acros EAA-D
acros the EAA-D
act ccccc
acte -AGAA
activ* ccccc
actue* AC---
acuei* ---D-
acueil ccccc
acuse a ccccc
acuse feffe
acuse* ddbdd
acused cbacc
adieu BDPCE
admin* cddcc
administration cddcc
ado aaAFa
ado veut ddddd
adopt cbccc
adopt* eeeee
adopter ddded
adopter l ccccc
adres* DBECB
adult -A-DA
adult* GEDKE
adulte GEDKE
advan* ededd
advance ededd
adver* ddddd
advic* bbcbb
advice bbcbb
aerop* aE-B-
aeroport aE-B-
afair ccccc
afair* babbE
afaire caccb
afaires b--aH
afaires dans BCCBG
afaires par ABABG
afaires sont -A-AF
afame AAAGB
afich* dcddd
afraid of --D-a
after a dbdbc
after an ccccc
after baa-c
after me dcddd
after the c-acc
after* AFCBH
afternon AFAAH
afternon and BGCCF
ag dcccc
again ? ddddd
again ICIGD
again and BCGBB
again tonight DA-CA
again* Cabaa
against Cabaa
against the ccdac
age ? cccdc
age cccca
age un ccccc
agenc* eefeA
agence dcecB
agence me ccccd
agency are AAAAF
agency edeea
agir bbccb
ago . aCaaa
ago ABab-
ago and A-ccc
ago i D-a--
agrem* ddddd
agrement ddddd
agres* JA-A-
agrese F----
agrese dans EAA--
agreser IBABB
agric* aaBba
agriculteur BAEAA
ai 0 EEGQF
ai BADBA
ai achete BEICC
ai arete dcedc
ai asez BBEBB
ai avale BBHBB
ai change ddedf
ai coupe DA-AA
ai decide CCHCC
ai des HEJED
ai deux -bcb-
ai droit bDbbb
ai ecrit BBGBB
ai envie ABGAB
ai ete cfgfe
ai eu bbBba
ai faili ddfdd
ai fait --C--
ai gagne ddedd
ai honte CDHCC
ai je ccabc
ai juste DEAAA
ai la HIDCC
ai le GFGDC
ai lu ccccc
ai mis -AG-A
ai mon -ADAB
ai nule BBBBF
ai ouvert CCHCC
ai pas fceee
ai perdu B-Caa
ai peur -AD-a
ai plus EBGBD
ai range AADAA
ai rate BBFBB
ai recu cdfdd
ai signe ddfdd
ai suprime edfed
ai temoigne eefee
ai tout DDLCD
ai trop DA---
ai trouve AB-DE
aid ccdcc
aide a dcddc
aide bcdba
aide juridictionele accbb
aider ? dcddd
aider ddddc
aides ccdcc
aidez KBABE
aidez moi JB-BE
aileu* -AaDA
aileurs -AaDA
aime --E--
air dbadd
airbnb host -A--D
airpo* BFBEB
airport BFBEB
al ADGAE
al day edfbe
al is eeefe
al my DDKEI
al night fcgfe
al the CCEAB
alais Cabaa
alait HACCB
alait me GB--A
alait se -AFAA
alait venir FBABB
alait* BHBAB
alaite BHBAB
alaite son BHBAB
alarm ccccc
alcoh* BBBFB
alcohol BBBFB
alcol aDAGA
ale BBEFB
alema* ddddd
aler ? DDBAA
aler B-D-B
aler a A-E-A
aler au bbcBb
aler chez eeegd
alert* ddedd
alerte dcddc
alger* ---D-
algerie -AAEA
alive GEMCE
alive when A-C-A
alone ECCOC
alone at BBCHC
alone in FDFKC
alone with -A-FA
alors -bcA-
alors que -bcA-
alowe* Aacaa
alowed ? ddddd
alowed Aacaa
alowed to cac-b
alrea* DAAAF
already DAAAF
also cbbAc
alter* cbc-b
alterne ccccc
alway* -bacc
always -bacc
always ben DAC--
alzhe* eeefe
alzheimer eeefe
am a bbabb
am a-ccc
am i ddbcd
amend* gehgh
amende hhihh
amendes -C---
ameri* ccddc
american ccddc
ami ADI-A
ami a ADCAA
ami il ADAAA
ami m AACAA
amiab* ccccc
amiable ccccc
amie EGFDB
amie est ACAAA
an apointment ccdcc
an atorney AHBAB
an cbcbc
an esay BBEAB
an estate bbcbb
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
ancien -bcaa
and EDCED
and a CEEJJ
and al ddded
and an AAACA
and are BBCBI
and asked bC-aa
and beged BEBDB
and can CHCBC
and canot ccdcc
and comes ddddd
and dad AA-DA
and down DA---
and drove BHBBB
and get --a-C
and has aaa-C
and hasn BEBEB
and he PGEEE
and her BBBGB
and his DD-AA
and how BBFBB
and i KFGFH
and im ABAFB
and is CEAEC
and isn -A-FA
and it -BFEC
and kept -C--C
and left ---F-
and locked FEBAA
and my EC-HG
and ned ccccc
and never CCHBC
and no ccacc
and now AAc-c
and put CA--D
and released bcbbb
and says LFJKE
and she GBDEH
and shouting HAAA-
and the BCABE
and then b-Da-
and there ECCGE
and they EKBFF
and tok GJKDG
and two BCCCI
and want ffgfg
and wants b--F-
and we EJGDD
and won JEIIC
ane ? bccbc
ane derniere dcddd
ane ggggf
anes bdedd
anive* igjhg
aniversaire eegee
anonc* --Da-
anoth* bBcb-
another bBcb-
anoun* BBGBB
anounced BBGBB
ans . fffif
ans ? eeefe
ans a BDFFB
ans aA-F-
ans au CBCGC
ans avec ---D-
ans c dddf-
ans coment ccccc
ans dans ---D-
ans de dddbd
ans ele ddddd
ans est CFBFD
ans et ABAG-
ans je ebcFc
ans ma AABDC
ans me C--CA
ans mon BB-IA
ans n ABADA
ans ne AAAGB
ans peut effhe
ans se AADaE
ans va CCCHC
ans veut effge
answe* c---A
answer ! ccccc
answer d-ddb
answer my ccccc
answering CDIGH
answers dddad
anti FBABB
anti raprochement FBABB
antic* ddedd
anticipes ccdcc
anule edeed
anule* dcdcd
anuler dcdcd
any aAEBA
any more cc-Ac
any reason AAEAA
anymo* DEKDH
anymore . AABAD
anymore DEKDH
anyon* FCIFD
anyone FCIFD
anyth* ddddd
anything ? ccccc
anything ddddd
anywa* AADAC
anyway AADAC
apart bdedA
apart et -A-AD
apart* ccc-D
apartement a ccccc
apartement dddaA
apartement et BAADA
apartement que dccdc
apartment CBAAH
apeal ? ccccc
apeal edbed
apel aDcbd
apele CG-CC
apele en CABEE
apele pour AEA-A
apele un BGBBB
apele* BDbAa
apeler CFa--
apeler en H-B-B
apeler mon DB-aA
apeler un AEBBB
aplic* ccdcc
aplication ccdcc
apliq* -AACC
aplique -AACC
aplyi* dcccc
aplying dcccc
aplying for dcccc
apoin* aaccc
apointment ededd
apointment with ccdcc
aport* DDC-A
aporte EAD-A
aporter -C---
apres -B-CA
apres ce BBFBB
apres des ccccc
apres il BBBFE
apres l --E-A
apres la FGCGB
apres ma edfdd
apres midi -BAAG
apres un eeeee
apres une bAccc
arach* DCBBF
arbre eeeee
archi* ccccc
are BDABG
are being CCCCI
are clearing --AAE
are here BFBBI
are holding AFAA-
are in BBAAG
are making BABBF
are my cAccc
are on EBFEG
are puting CFCCF
are taking CECCH
are the eeeee
are throwing DAAAC
are two HCBBA
are waiting HCBAA
are you ddddd
arest AIAA-
arest* BPBBC
arested ? ccccc
arested CQBBC
arested and -D---
arested at AEABA
arested in ccccc
arested my DNDCD
aret -cadc
aret de -ccdc
aret mon ABEBB
arete GRHGF
arete a CJCCC
arete au ccccc
arete ce CICCC
arete en -D---
arete je BGDCC
arete mon BKBBB
arete pas HBAEC
arete* BDAba
areter BDAba
areter mon bbcbb
argen* dffff
argent dffff
arier* A-aDa
ariere A-aDa
arive EBBGF
arive* cdeab
arived at -AAFA
arived babCa
arivent cccca
ariver -cccb
arm F-aa-
arm is DA---
arme JBCDA
arme de BADAA
armes FBBBB
arms ABAFB
army ddddd
aroun* ICGBC
around ICGBC
artic* eefee
article 0 cbccc
article eefee
article sur ccccc
artis* dcddc
artisan a dcddc
artisan dcddc
as a fggff
as baBb-
as i DEIDI
as we CFCCG
as wel DDJDD
asasi* ccccc
ascen* cbbb-
ascenseur cbbb-
asez BCHFC
asez de BBEBB
asham* ECFBB
ashamed ECFBB
ashamed to ECFBB
asign* BBEBA
asignation BBEBA
asis GDIDD
asis sur GDIDD
asist* babBA
asistance ab-aD
asistante babCa
asistante maternele a--C-
ask eeece
asked bEaaa
askin* BGGCH
asking BGGCH
asking for AEGBB
aslep DBFEE
aslep and CCHCC
asoci* aAccb
asociation ddddd
asocie ADaaa
asocie est CHCDD
asocie me ccccc
asura* ddadd
asurance ddadd
asurance de dddcd
asurance deces CCFCC
asurance emprunteur bbcbb
asure ededd
asure* feffe
asurer edeed
asureur ccccc
asylu* ABGBA
asylum ABGBA
at 0 --da-
at BE-CA
at a b--bc
at ches edddd
at dawn c-ccc
at his AABHB
at home CabBa
at me Ccddd
at midnight GCBCE
at my -ddcd
at night CAAHA
at our ICCCA
at schol -BCGB
at the AJACB
at this bAdbb
at what ccccc
at work effff
atach* CCCJC
atache BBBGB
atack* JB-BB
atacked G----
atacked my EABBB
ataqu* fefee
ataque dcccc
ataque en cbccb
ataquer dcecc
atemp* -F-AA
atempted -F-AA
atend MDCEF
atend a DAABA
atend dans EAA-A
atend devant CAAAA
atend en CAADA
atend* AEEFE
atendant aDa--
atendent BBCGG
atendent en BBBBF
atent* cadcc
atente cadcc
atorn* dCccc
atorney dCccc
au 0 CCECH
au ADABA
au bail AAA-D
au bled BBBGB
au bord FCKCC
au boulot ddedc
au bout bb-bb
au bureau cdedd
au chomage ddddd
au colege ACDKC
au comisariat -K--A
au cou EAACA
au depot CKCCD
au feu acccc
au fot ccdcc
au juge deefd
au lyce aaCBa
au pair -C-DC
au pays GDDJD
au poker dcccc
au portugal cce-c
au poste AMA-B
au secours FAAaA
au sens bbccb
au soleil ABBFB
au suicide CCGCC
au travail cdgfe
au tribunal fefee
au ventre Abccb
au visage GBBBB
aube DJDDG
aucun BFBBC
aucun* ADFBA
aucune ADFBA
audie* feeee
audience feeee
audit* -H-Aa
audition bCbac
auditione BHBCC
augme* eeffe
augmenter ccccc
augus* bbcbb
august bbcbb
aujou* DAa-G
aujourd DAa-G
aujourd hui DAa-G
aunt addd-
aunt is EABAE
aura -AG-A
aura plus ABIBB
ausi DA-BD
ausi un CCBEF
autan* DENEE
autant DENEE
auteu* edeed
auteur edeed
autis* AFABA
autiste AC-CA
autiste a AC-CA
autistic AEA-A
auto -abAb
autom* ddedd
autor* fefff
autorisation ddddd
autorise ? ccccc
autorise caccc
autou* ECGGC
autour ECGGC
autour de ECGEC
autre AaBaC
autre* A--C-
autres A--C-
aux dcfee
aux echecs ccccc
aux frontieres BGBBB
aux letres D---a
aux poignets -D-AA
avaie* ccccc
avaient ccccc
avais bcdcc
avait ihihg
avait menace cbbbb
avait mis edeeg
avait un AAAAE
avale -AFAA
avale* GCFCC
avaler GCFCC
avanc* ddedd
avance ddedd
avant --bba
avant . BAEBD
avant ce EA-AB
avant la ddddd
avant le cccdc
avant midi AAAAD
avc BFBBG
avec 0 c-bcb
avec ECBEF
avec bebe ACBEE
avec ce fefeb
avec des FAEDA
avec deux CHDDK
avec l c-ccb
avec la --BBF
avec le BD-GF
avec les ADBII
avec lui CBcBa
avec ma ICCDG
avec mes ACBAL
avec mon FCbAA
avec notre AA-GA
avec sa DABA-
avec son AbABb
avec trois BBBAH
avec un G--B-
avec une HCFGE
avez -AE-A
avion aaaEa
avis d cbcbc
avis ffgff
avis gogle ccccc
avoca* bEbbb
avocat . AFABA
avocat ? caccb
avocat bGbaa
avocat peut BEABB
avocat tout AEABA
avocats bcbbb
avoir A-AbA
avoir un ccccc
avons cBccd
avons ete ddddf
awake BBGEC
away -FCDC
away ? cbbbB
away and BBEBD
away in -F---
away the AADAA
b -A--E
baby BDCSG
baby and -A-EA
baby i CCCIC
baby is ABAFA
baby was -A-DA
bac AJABB
bac a CJCCD
back . DAEAA
back ? ddddd
back accAa
back and BBBFB
back from a--EB
back in CAAAD
back on dcccc
back to CCBHC
back tomorow fdded
back up C---C
back with DBBCB
bad dadCb
bad things a-aD-
badge BCCBL
bag ----D
bags -A--J
baign* -aC--
bail ? eegee
bail est -A-AD
bail fegfa
baile* b-baG
baileur a DDCDL
baileur b-baG
baileur est ABBAE
baileur m -AAAF
baileur me a-aaC
baileur ne dddde
baili* AAAAM
bailif -A--K
bailif ? dcdcd
bailif is DDDDO
bailif s AAAAE
bailifs CCCCJ
bain EBCBB
bal edeee
balan* GBAAB
balance GBAAB
balco* DBDGC
balcon CADDC
balcony CA-FA
bale FCJCC
bale dans DA-AA
balon edded
ban abccc
banca* ddddd
bancaire ddddd
baned ddddd
bangi* EAa--
banging EAa--
banging on FBABB
bank hgegg
bank won hgggf
banks ccccd
banqu* edaee
banque cc-cc
banque ne ccdcc
bar -bdac
barbe* ddddd
barbecue ddddd
bare FBBEB
barea* BGBAB
bareaux BGBAB
bareaux du BGBAB
baref* EBAEB
barefot EBAEB
barem* AAACA
bareme AAACA
baric* JDCCG
baril* BBBBG
barilet BBBBG
bas JEFFI
bas avec HCBCF
bas de ICBBE
basem* EBBFB
basement EBBFB
bat ICBHC
batai* ddedd
batait ddddc
bater* bfffd
batered -ccdc
baterie adedd
batery ccdcc
bath DDKDD
bathr* EBFAB
bathrom EBFAB
baton EBAFB
batre EBEEB
batu a ccccc
batu eeefd
batue DAAEA
batue par ---DA
batus ccccc
be ABIBB
be a AAEAA
be alive CCJAC
be around --C--
be beter DDKDD
be dead EEMEE
be forgoten cbccc
be gone BBDBE
be hapier CCHCC
be here aaEab
be on -AaAF
be over CDJDD
be paid BCGCC
be the bbcbb
beat DaaD-
beat me E--FA
beat my a--C-
beate* GAAGA
beaten GAAGA
beaten by ccb-b
beaten up C-ACA
beati* JCCCC
beating JCCCC
beating me JCCCC
beats -BAJB
beats me DFEOF
beau IGDNG
beau fils ED-bA
beau frere C--DA
beau pere GFEPH
bebe CHESH
bebe a AAAFA
bebe de c-ce-
bebe il -A-DD
bebe le BBBDE
bebe quand AAAEA
bebe seul BBBGC
becau* CAACC
because CAACC
because he -acac
because my dddbc
because of cbAac
because the ABAAG
because they BBBBF
becom* -cbbb
become a ccccc
become ddddd
bed LCBGL
bedro* FDBGC
bedrom FDBGC
befor* aaacb
before . BBFAB
before aaacb
before he DA---
beged BEBFB
beged me BEBFB
begin* cbcab
beginers ccdcc
behin* AaaD-
behind AaaD-
being JLEHM
being abused CCCIC
being beaten IBB-A
being caried AABAG
being evicted BDCDO
being held HNEDD
being hit FBBFC
being put ABACF
being questioned CKCCC
being thrown EBACA
bel CDADA
bele DBaC-
bele file AAADA
bele soeur BDABA
belgi* eeefe
belgique ccdcc
belgium cccdc
belie* EBADB
believe EAAAA
believe me EAAAA
belon* DDHDH
belongings BBABF
below dcdcc
belt FIHME
belt marks CCCIC
ben 0 -Caa-
ben HMEFF
ben arested FREEF
ben born DEKEE
ben detained AFBBB
ben drinking FA--A
ben fighting accbb
ben in -IBCC
ben locked cBceb
ben mising A-AE-
ben out eeeee
ben put BFBBE
ben there -DA-A
ben told AHABB
bene AAAAF
benef* bcddd
benefits ccdcc
besoi* aDBaB
besoin aDBaB
besoin la a-D-A
best friend ccacc
best gfegf
beter EGMED
beter of DDKDD
betes BBFBF
betis* -AHAA
betise -AHAA
betwe* ddeed
betwen ddeed
bf MNHDF
bf got DLDDE
biche FCCCE
bien dedgf
biens ccecc
bient* CCJBC
bientot CCJBC
big ECCFD
bike hihih
bil edcee
birth ccddd
bit ccdcc
bits -EAAA
black* --aC-
blade HBABB
blagu* edeed
blanc* dcddc
blancs dcddc
bled BBBGB
bledi* E-aA-
bleding C-aA-
blese ? ccccc
blese adddc
bleue Abddb
bleus IGBIC
block* bbbcC
blocked a-aaE
blocked my -A--D
blocked the -AAAD
bloqu* CaaaC
bloque C-aaD
bloque dans EA-AD
bloque l BAAAC
bloque la ECBBF
blows GCCFC
board ccccc
board* BBDHC
boarding AACDA
boarding schol AACDA
body dcedc
boire -AEFB
bois BCJCB
bois en a-D-A
boit b-aG-
boit et -A-FA
boite aux D---a
boite bdccd
boite de -ADAA
bok eefee
boks ----C
bolt BBBBG
bombe ccccc
bon --E--
bon continuer CCICC
bone CCIFC
bone nuit BCGCC
bonjo* ADABB
bonjour ADABB
bonjour je DDDFC
bonjour maitre DAACD
bonsoir je BBDAA
bord FCKCC
bord de EAEAB
bord du BCHCC
borde* CGACC
border BIBEB
border police ADA-A
born --FaA
born in ddded
bos edffd
bos shouts dcccc
bos wants BBBBF
bos was BGBBB
both CDDAA
botle HCGBB
bouch* -AD-A
bouge HBACB
bouge* FBBBB
bouger FBBBB
bough* ccacc
bought a cbccc
bought ccacc
boula* DAAAA
boulangerie DAAAA
boule D-a--
boulo* c-dcc
boulot ddfdd
boure CDAAA
bout baCba
bout de cbccb
bout du ccccc
box a-B-B
boxes eeeeb
boy CFESD
boy upstairs ABBGB
boyfr* HGAGC
boyfriend HGAGC
boys -BAD-
boys and -BAD-
brace* D----
bracelet D----
bracelet anti FBABB
braqu* ddddd
bras JAD-A
bras a bbAca
break H-baA
break my JAaA-
break* Cbccc
breaking E-aaa
breaking the EBBAA
breat* ICBCC
breathe ICBCC
brick* FCCCF
bridg* a-D-B
bridge a-D-B
briga* -G---
brigade -G---
brigade de AEAAA
bring bBbCa
brise CBFBB
broke down ccccc
broke efgee
broke my acdaa
broke the ddddd
broke* Dabbb
broken Dabbb
broth* CGCEA
brother BGCE-
brother got AD--A
brother has AAADA
brother in CHAAA
brother is aCCA-
brother stoped E-DAA
brothers FAAAA
bru ADBDA
bruis* BCBJC
bruises CCCIC
bruit en dcddd
bruit ighgg
brule GBAEB
brule* LDBCD
bruler KDBCC
brulu* ACBJC
brulures ABAIB
brulures de -AAEA
bu EBEDB
bu il FAA-A
budge* dcddd
budget dcddd
build* bbc-b
building aabAa
building manager aaaaC
bulet HEJDD
bulet in ACICC
bulie* AAF-A
bulyi* edeed
bulying edeed
burea* Da-aa
bureau Da-aa
bureau et FBBBB
burgl* edeed
burgled ccccc
burgled last ccccc
burie* ccccc
buried ccccc
burn FA-AA
burn out ccccc
burne* cccdc
burned cccdc
burno* ccccc
burnout ccccc
burns FCBIC
bus cde-b
but FEFCE
but he GABEB
but the AEAAD
buy ddddd
buyin* ffgff
buying ffgff
by BB-BB
by a ffggf
by customs AEAAA
by her Ca-G-
by his FCCIC
by mistake cbccc
by my FBBBE
by police aA-aC
by the GHCCD
c ABDAB
c est aABaA
c etait ffffg
c fini CCHBC
ca EGICD
ca a BFBBB
ca coute CA-AA
ca fait ENHIE
ca marche ccccc
ca ne FBCBB
ca s CCHCC
ca sert AACAA
cabine C----
cable BCBKC
cache FBGDB
cache dans CA-D-
cache* EDJCB
cachet -AEAA
cachete C--DA
cachets BFKBD
cadea* ccccc
cadeau ccccc
caden* AABAI
cadenas AABAI
cadenas sur AAAAF
caf ededd
cafe F---A
cage BCCJG
cage d aAABE
cal ? ccdcc
cal DEC--
cal anyone AAGAB
cal from ADAAA
cal me ddddd
cal the EACAB
calcu* eefee
calcul dcddd
caled eAfee
caled me faddd
caled to ddedd
calen* edeee
calin* FFBBC
caling FFBBC
cals aCbaa
cambr* eefee
cambriole ccdcc
came CEAAE
came at CDAA-
came back AAADC
came home -AA-F
came with a-aaC
camer* eeffe
camera feffe
camio* BDEEK
camion BDDBK
camion de CCCCJ
camp CCBCJ
campi* edede
camping car ccccb
camping edede
can a ddeed
can be cccdc
can cbcdc
can he fbfee
can hear MFEKE
can i eeeee
can it ccccc
can my eegfe
can se DD-CA
can she ddded
can t EEICG
can the fffff
can they aBaaE
can we cccc-
can you cAcbc
canab* -C---
canabis -C---
canal CCICC
canap* cbccA
canape cbccA
cance* eeefb
cancel ccccc
canceled ccccA
canot acddc
cant DHKDF
cant do BBFBB
canti* eeefe
cantine eeefe
capit* ddedd
car -baAb
car . cbbAb
car and acdcc
car this edded
car with DC-AA
carav* EDDDO
caravan CCCCI
caravane BBBBH
card gghgg
care dccab
care home ccccc
carer Abbcb
caret* ABAAF
caretaker ABAAF
carie* aa-aF
caried ABBBH
caried out ABBBH
carte adefd
carto* baacE
cartons bbbcD
cary ccdcc
caryi* DEIDM
carying DEIDM
cas ddedd
case aeeee
case le cdfed
case ma feefe
case tout GBAEB
case une Abcdb
caser GBaEC
caser la GCBED
caser les EAAAA
caser* GGCCC
caserne AFAAA
cases ----E
cash BBbaa
cash and aCaaa
cash to ccccc
casie* deddc
casier ? cecdc
casier deddc
cat gfegd
cat is bbbcA
cat s CCFCE
categ* ccdcc
categorie ccdcc
caugh* -E--A
caught -E--A
cause d cbccb
cause de daddd
cause ecdde
cauti* fdfee
caution . ddddd
caution fdfee
cave -acDb
ce AAAAB
ce bail dcdcd
ce bruit ccccc
ce contrat ccdcc
ce credit dcddc
ce dans cecdc
ce formulaire ccccc
ce legal ccccc
ce matin GFADH
ce midi BGBBF
ce moment IGCCI
ce permis ccccc
ce proces BCGCC
ce qu bAaaa
ce que ddadd
ce regulier ADAAC
ce sera DEODE
ce serait BCGBC
ce soir GEFHG
ce un ccccc
ceint* KIHNF
ceinture KIHNF
cel -MAAA
cela Abcbb
celar B-aDa
cels AJBBC
celul* BOBBC
celule BNBBC
celule de -E-AA
celule il BGBBB
centr* -D---
certi* edeee
ces a-C-A
cese de --Ca-
cet --aCD
cet apres ABAAG
cet ete abaDa
cete BEAaB
cete fois ECGCC
cete nuit HLFCG
chacu* ccccc
chacun ccccc
chain* DDDCJ
chaine CBBAF
chaine et BBBBF
chair . GDHDD
chair GDHDD
chais* FBE-H
chaise . BCFCF
chaise FBE-H
chaise dans AAA-D
chamb* DCCCI
chambre DCCCI
chambre a AEBBD
chambre avec FBG-B
chang* babbE
change babbD
change d ccecd
change de eeeff
change le ABBAF
change les BBBBG
change ma AA-AD
change sans AAAAC
change the edeef
changed -B--H
changed ? ADAAA
changed the -A--G
changer d bbcbb
changer dcddA
changer de fffff
changer le AAAAD
changer notre cccdc
changing -Aa-F
chans* ccdcc
chanson ccdcc
chant* BEaBa
chantage ddcdc
chanter EBBEB
chantier -F---
chapi* ddddd
chapitre ddddd
chapt* ccccc
chapter ccccc
chaqu* GBCDB
chaque GBCDB
chara* ddded
character ddded
charg* cccdb
charge ? ccccc
charge caaca
charged ccccd
charger GBBBB
charges ? bbbbc
charges feffe
chari* cbcbb
charity cbcbb
chase -bcbA
chase* DBAAE
chases HEDDI
chat edbed
chat est cb-cb
chati* BBAFB
chaud* ccccc
chaudiere ccccc
chauf* -cecd
chaufage gfhgg
chaufeur FB-BA
cheat* gffff
cheated edddd
cheated on edddd
cheating ccccc
check ebfef
check out dcddd
check* AAFDA
chef ddgfe
chef m ccccc
chef me feffe
chequ* edeed
cheque ededd
cher eegfg
cherc* ECA--
cherche EBAaa
cherche dans EAA-A
cherche les C-a--
cherche une edeed
chercher BDa-A
chercher mon CHBBB
chercher une DA-AB
ches feeee
cheve* HA-AA
cheveux HA-AA
chez CCaCC
chez ele DCCFG
chez eux -D---
chez la EABa-
chez le adeee
chez les FODGD
chez lui babCa
chez moi FB-aF
chez nous bC-bE
chez qui ccdcc
chez sa AABJC
chez son eddCc
chez un ccdcd
chien -bAca
chien a edeed
chien et EBEBB
chifr* dcddd
chifres ccdcc
chifres sur ccdcc
child be cccdc
child broke ddded
child cabEa
child in a--D-
child is EFEOF
child suport ddddd
child* a-AEC
children . fegff
children and BBAHB
children ba-CB
children s BBBAF
children to ddded
chino* AEABA
chinois AEABA
chloe AA-FB
choc dcddd
chois* ccdcc
choisir ccdcc
choke* FBABA
choked FBABA
choma* ffffe
chomage ffffe
chose ? ddedd
chose BaAba
chose* -A-GA
choses -A-GA
chris* ccadc
christmas . AACAA
christmas ccadc
chuch* EAA-A
chuchotant EAA-A
chuck* -BBAH
chucking -BBAH
ciel --Ca-
cigar* JFCID
cigarete GCCJC
cigarete burns BBBHC
cigaretes FEAAB
cinq aCbAC
cinq ans fefef
cinq minutes BD-AA
cite EFBBA
cite u EFBBA
citiz* eeeee
citizenship eeeed
civil effff
civil partnership ccccc
claim ddddd
claqu* abdAb
claque dcd-c
claque la dccab
clas bbc-a
clase cccBb
claus* eehee
clause eehee
cle JHDDO
cle ne BCBCH
clear* A-AAG
clearing BABBI
clearing our BABBH
cles BAaaE
cles de AAAAE
clien* cdced
client ccddd
clients ccccb
climb* ICBCC
close cbacc
close* bbbAb
closed ddddd
cloth* -FBBF
clothes -FBBF
clotu* ddddd
cloture ddddd
club de -A-EA
club edeAd
co fegff
co owners ccdcc
co ownership ccdcc
coach BBAFB
coach touched BBAFB
code CAabA
code de CDBBB
coeur -EEAB
cofe ccdcc
cogne HBBBB
coife* abcbb
coinc* E----
coince E----
coince dans FAAAA
coker AAADE
cold AAFAG
cole C----
colea* e-bfd
coleague e-bfd
coleague was AFAAA
colec* edead
colect dddac
coleg* BCDEA
colege EGELD
colegue --Dca
colegue a BFHBC
colegue m ededd
colis iiiii
colis* ccdcc
colision ccdcc
coloc CDEAB
coloc* begec
colocation eehef
coman* dcbdd
comande bb-cb
comande sur cbccc
comandement ccccc
comandement de cbcbc
combi* dcddd
combien ca CA-AA
combien coute ddddd
combien d efeee
combien dcddd
combien de cabcc
combien pour BFBBB
come CCDEC
come back DAEHB
come home FHBGC
come out BEBDG
come temoin cdccc
come with D-A--
comed* dcddc
comedy ccccc
comen* eeeee
comence ededd
coment ca dddcc
coment demander ccddd
coment devenir dcddc
coment divorcer ccecc
coment eeeee
coment en ccccc
coment etre ccccc
coment faire aBBba
coment l bbcbb
coment la edecd
coment les ccccc
coment me DAAAA
coment prouver ccccc
coment resilier ddedd
coment se aaCa-
comer* adeed
comerce D--aa
comercial dcdcc
comes abbEb
comes back a--C-
comes into ABAGB
comin* D-bbB
coming D-bbB
coming in CECCH
comis* AK--B
comisaire aaaaC
comisaire de ---AE
comisariat BPBBC
comisariat a -CA-A
comisariat de AFAaA
comisariat depuis AEAAA
comisariat est cddcc
comisariat in ADAAA
compa* a-dbc
compagne DE--A
compagne est EGCBC
compagnon GFBGC
compagnon a DEBAB
compagnon me D----
company ffgff
compe* eeeee
compensation ? ccccc
compensation ddddd
compl* -cccc
complain cbcbb
compo* ddedd
compr* DEHBC
comprend aDbaa
comprend rien BGBBB
comprendre D----
comprimes EFMFE
compris ccdb-
compt* ddcdc
compte bancaire ccccc
compte ccbdd
compte est ccccc
comptes ddedd
compu* dcddd
conai* EGBDC
conci* dcdca
concierge -A-AD
conciliateur ccccc
conciliation dcdcc
conco* ccccA
concours ccccA
concours de bbbbB
concurent ccccc
conda* eeeee
condamne aujourd ccccc
condamne eeeee
condi* ddedd
conditions ddddd
condu* daebd
conducteur ccccc
conduire ddddd
conduit AE-DA
confi* D-EDA
confidentiality ? ABEAB
confidentiality ABEAB
confie AADEB
confl* ccdcc
conge edeee
conge pour ccccc
conge* ffhff
conges ddedd
conjo* E-Aba
conjoint FABa-
conjointe cbccc
conju* cdedd
conjugal abccc
conse* eceee
consent ccccc
conso* dcddc
const* ggggh
constat ccccd
consu* ddddd
consulter ccccc
conte* gffff
contest ccccc
conteste ddddc
contester ? dcdcd
contester edddd
conti* CDKDD
continuer DELDD
contr* eegff
contract . dcccc
contract hgihg
contrainte BGBCC
contrat . ecccc
contrat ? ccccc
contrat de ccccc
contrat ihihh
contre F--B-
contre la GBBBB
contre le HBBFB
contre les ccccc
controle hihgh
controleur dcdcc
conve* eedee
convention ? ccccc
convention cbacb
conventionele cbccc
convi* feefe
convicted edddd
convo* ebffe
convocation deeed
convoque a caccb
convoque dAedc
cop BGBBB
copai* DEbC-
copain EFaD-
copain de caaDa
copain il aEaa-
copain me EAA-A
copain s CICBC
copin* HJHHG
copine HJHHG
copine est AGAAB
copro* ddcdd
copropriete ddcdd
cops FLFDJ
corde ABLCC
corde dans BBFBB
corec* feffe
corect edeee
corid* a---D
coridor a---D
corig* -A-EA
corige AAAFB
coset* cccdc
cosete cccdc
cost ? bbcbb
cost eeeee
costs ededd
cote AacCb
cotes DBBEB
cou . AAADA
cou PEHGE
cou de ICCBC
couch* D-aDa
could bbbdc
coulo* EAAAD
couloir EAAAD
counc* AAAAE
council AAAAE
couns* -E---
counsel BFBBB
count ccdcc
count* -CCB-
country cbc-b
coup D--ba
coup de FAaa-
coupe cabaB
coupe l -AA-G
coupe les cb-bb
coupe par ccccc
coupe* ccca-
couper ccca-
coupl* ccdcb
couple ccdca
coups NFDNE
coups dans C--a-
coups de BBAIC
coups et EBBCB
cour E-a-C
couri* eegee
courier ? ccdcc
courier ddfdd
cours AFAAG
cours* ABBBG
courses BCCCH
court ? ccccc
court case AACAA
court eeeee
court jusqu -AAAD
court* a-aaD
cousi* FKCID
cousin EKBHC
cousin is --AFA
cousin was cAbdc
cousine -DAEA
cousine de CBCHC
cousins EAA-C
coute cdddd
coute un ddddd
coute* Cab-b
couteau Cab-b
couteau sous dcddd
couve* A--FA
couvert a--F-
couvert de ABBGB
couvr* -bcbb
couvre -bcbb
couvre t ccdcc
cover eefee
cover* cbc-c
covered cbcAb
covered in BBBFB
cp ABAEB
cpam ddddd
crack* ccccd
cracks ccccd
cracks in ccccd
craqu* EBEAA
craque EBEAA
crash -cddc
crashed ddedd
crazy EA-A-
crech* bbc-b
creche bbc-b
credi* eefff
credit cdedd
credits dccdd
crema* ccdcc
crepe* cbccc
crepes cbccc
creve HCGBC
creve* GDHDD
crever GDHDD
crfpa ccccc
cri LDCDE
crie CA-D-
crie desus edeed
crier HGCCC
cries --aC-
crime ? ccccc
crime adedc
criminal -B---
crise E-ACA
crois BCEJC
crois que ABEFB
crowb* GBB-B
crowbar GBB-B
cryin* DCAFD
crying DCAFD
crying alone -AAFA
cueil* CICCC
cufs CKCDD
cufs on CKCDD
cuisi* Dacca
cuisine . DEBBB
cuisine Dacca
curat* gghgg
curatele eeeee
curatorship and ddedd
curatorship ddedd
custo* bFbbb
custody bGaaa
custody can cdcdc
custody for DIDDD
custody now CICCC
custody of eeedd
customer ccdcc
customs at AEAAA
customs bEbbb
cut AaCAD
cut my -AC-D
cut myself AAEAA
cut of eeeee
cut the BBACJ
cylin* AAAAD
cylinder AAAAD
d a CBBJB
d aa-aa
d acord ddeed
d acueil ccccc
d adieu BDKCD
d aide ccdcc
d aler --F-A
d anes bbcbb
d apeler AEBBB
d argent ddddd
d asurance dddcd
d atente cadcc
d autre DDHDG
d avocat bCbba
d avoir BCGBC
d be DELDD
d do BCFBC
d eau C-a-C
d ecole ddeee
d emener CICCC
d en EBHDC
d enfant cbbBa
d enfants ddddd
d entre B---C
d entrer --ABD
d escalier aAABE
d etat cbcbb
d etre BLFBG
d expulsion ededc
d habitude CACBA
d heures cdccc
d ici EBACB
d like aaBaa
d ocasion cbccb
d ou dcddd
d ouvrir dcec-
d rather DDIDD
d un ececd
d une ddcde
dad CGANC
dad hits BCCJC
dad is JDDBC
dad s bCbDa
dad says -A-FA
dady JFEMF
dady is IDDGD
damag* edeee
damage ddddd
dange* KCBIC
danger MDCKD
danger at HCCED
danger chez IDDGD
danger de FBAAB
dans C--BB
dans des DDDGJ
dans deux bcbbc
dans l E-b-C
dans la KCFGF
dans le DA-DA
dans les CCAA-
dans ma -adAb
dans mon ccccc
dans ses -D-a-
dans son C---D
dans un bddbb
dans une BBAHD
dark ECBJE
daron AFBEB
data ededd
date ddaed
date de edeee
daugh* ACAHB
daughter 0 BABGB
daughter ACAHB
daughter has CCCID
daughter is cBb-A
daughter rang EBBDB
daughter s Ab-eA
daughter wants aCaba
dawn bCa-a
day . ddedd
day badde
days aefce
de -aaa-
de 0 BECHC
de 2000 cbccc
de bain EAAAA
de banque cbcbc
de baterie Aacbb
de biche FCCCE
de bleus ICBFC
de boire --DBA
de cable ABAEB
de cachet ccccb
de ce BDHID
de ceinture GDDJD
de ces eegee
de cete ddfdd
de chambre AEBAE
de chase C-a--
de chez FCCHH
de cigarete -AAEA
de cigaretes ADAAA
de clase AAAEA
de continuer BCGCC
de couper dcddd
de coups ICBEB
de crepes cbccc
de cuisine -cccb
de demenagement BBBBF
de demisioner fcddc
de deux ddddd
de dire C-C-A
de doigts -AAEA
de faire ECFEC
de fil c-bbb
de fonction AAAAE
de force GDDKK
de foudre ccccc
de garde ggggf
de gaz a-aC-
de gogle ddfdd
de jeter a-aaD
de justice babaC
de l Aa-CA
de la A--a-
de licenciement cbccb
de lui DJFBC
de m GBCaa
de manger CCIFD
de me JFFEE
de medicaments ABFBB
de mes AEFFA
de moi gfedf
de mon BBB-A
de mort JB-AB
de mourir a-E--
de ne bacDC
de nom ddcdc
de nos ddddd
de notre cbbcA
de nouriture EBBFB
de nous FCCCG
de nuit cdedc
de paiement cbcbb
de parking ccccc
de partir AbBab
de payer ddecd
de perdre edfed
de pied EAAAA
de points cbcbb
de police -E---
de porter cbbbb
de prendre CDDEL
de prolonger AC--A
de quiter CDCFK
de recevoir ccccc
de rentrer KFGHH
de rester AAE-A
de retard AA--D
de rien CCHCC
de rire dcdcc
de s CAE-A
de sa dcddd
de sauter EDKCC
de se HEODH
de serure -A-AC
de ses b-Acb
de signer ddddd
de six ECBHC
de someil BCBBH
de somniferes BCGCC
de son DAbaD
de sortie eefff
de sortir IDBFE
de stationement dcccc
de suicide dcedd
de suite FFECI
de temps b-bbb
de tenis ccccc
de tete DAA-A
de tirer FAAAA
de tout cbab-
de toute CCGCC
de traces ABAEB
de travailer fehee
de vacances a-aaD
de vider AAAAE
de vie -cddc
de violences ccccc
de vitese ddddd
de vivre GHTGH
de voisinage ccccc
de voiture ccccc
dead GFNDE
deadl* bbcbb
deadline bbcbb
deaf DBBAB
deale* F-aa-
dealer F-aa-
death a-Da-
death of cbcbb
debar* --D--
debat dddcd
debou* CCIFD
debout BBFDB
debt ihhhh
debts ? ccecc
debts baCba
deced* ddbdc
decede ddbdc
deces --C--
decid* bbCbb
decide BBGAB
decided CCHCC
decides ddfed
decla* ffgff
declaration ddedd
declare bbcbb
declarer ? ccdcc
declarer eefee
decor* ccccc
decou* dbc-b
decouvert cbb-b
decro* aBD-A
decroche aBD-A
dedan* AEAAI
dedans . AAAAD
dedans AEAAI
defec* edeed
defectueux ddddd
defen* aaccb
defense ccccc
defin* -AD--
defon* KEDGH
defonce ABBEE
defoncer KDDCD
degag* BCCBI
degage AAAAE
degat ddddd
degat des ddddd
degre* ABBDF
degres ABBDF
degri* BGBBB
degrisement BGBBB
dehor DDDDL
dehor* CDBGO
dehors CDBGO
dehors ce cab-B
dehors cete BCBCI
dehors en BBBHA
dehors j cabDd
dehors je edfee
deja DCFDJ
dejeu* -D---
dejeuner -D---
delai ? bbcbc
delai ddedc
delai de ccccc
delai pour ccdcd
delet* ffgff
delete ccccc
delete my ccccc
deleted ededd
deleted the dcccc
delit ccccc
deliv* -cddc
delog* BCCCH
deloge BCCCH
demai* CHCDA
demain . c-b-b
demain CHCDA
demain en -D---
demain et HAA-B
demain je BBFBC
demain matin AGADB
deman* baaaa
demande 0 dddde
demande ACCCC
demande de -A-DF
demande le FBABB
demande pardon BBH-B
demande si BFFCC
demande un BGBBB
demander fefff
demander un cdddd
demander une ccccc
demar* eefee
demarches edfdd
demen* gfffb
demenage edeee
demenagement aa--D
demenagement est AAAAD
demenageurs cccca
demenageurs ont ccccc
demi EFCFE
demi heure DBBBE
demis* ighgg
demision bbcbb
demisione ccccc
demisioner geffe
demo AEAAA
demon* DCCCI
demonte BCBCG
demontent ABBBF
dents cdeee
depar* fefee
depart ddedd
depen* eefee
depense eefee
depense tout eefee
depla* bDbaa
deplace fefee
depos* fefce
deposer -AAFA
deposit gfggg
deposits ccccc
deposits in ccccc
depot aFaa-
depre* b-F--
depresif aAFAB
depresion ccdcc
depui 0 AGBAA
depui DLGEE
depui* BEBCB
depuis 0 ccdb-
depuis 2000 acccb
depuis BEBCB
depuis ce HKEJG
depuis cete BGBBB
depuis deux eefcd
depuis dix aCB--
depuis hier BKDID
depuis janvier ddedd
depuis l EJIEH
depuis le DGEBE
depuis quand ccccc
depuis trois AabCA
derie* HGCFC
deriere HGCFC
deriere la DBBEA
deriere les BGBAB
deriere moi EAAAA
derni* bcBcb
dernier dd-dc
derniere C-Caa
des B-aCA
des bleus DBBGB
des brulures ABAIB
des choses BBBIB
des coups MEDIE
des detes eefee
des dones ccccc
des eaux ddddd
des enfants bbbcB
des femes A--AD
des gens AAABE
des homes ABBEF
des ides BBHBB
des inconus FCCBE
des lieux eefef
des marques BCCHC
des menaces EAACA
des meubles Bbbcc
des photos -BDHB
des policiers aaaaD
des que EA--A
des squateurs cbbcA
des traces BCBIC
des travaux dddde
desac* BBBBF
desce* Ca--B
deses* AADAA
desespere AADAA
desk EBABE
desus a cbbcb
desus acdbd
desus et dcddd
detai* -GA-A
detained BIBAB
detained at ADA-A
dete de ccccc
dete edcdd
deten* c-ccc
detention b-cbb
detes ? dcedd
detes edbed
detes* -AE-A
deteste -AE-A
detru* ABEBF
deux a-a-B
deux ans eeefe
deux cotes DBBEB
deux dents abccc
deux enfants ----D
deux jours bAcab
deux mois eeeee
deux policiers BFBBD
deux semaines cddcc
devai* -D-E-
devait -D-E-
devait ramener ---EA
devan IEDDI
devan* HGBCF
devant HGBCF
devant chez bAbbB
devant l HCBFB
devant la EB-Ba
devant le bAddc
devant les FGEDB
devant ma Da-aA
devant moi DIEEI
deven* acccc
devenir eeeed
devie* Eabaa
devienent ddedd
devient ICBBB
devis edddd
devoi* ddeed
devoir ccccb
devra* aaCaa
devrai ccdcd
devrais BBFBB
di AFBAE
diabe* BHBBB
did eeede
didn e-acc
didn t e-acc
die ? ccccc
die CDNCD
die in dccdd
died ggfhg
died is ccccc
difam* edeee
difamation ddddd
difer* eeede
diference betwen ccccc
diference effee
diference entre eeeee
diman* abA-b
dimanche -bBAa
dimanche . CAC-A
diner cdead
diplo* ccccc
dire ? dccdc
dire BHBFC
dire a BBECB
dire moi AABEE
dire ou CCCJC
dire pourquoi AHA-B
dire que AFBFC
direc* bAcaA
direct CHCCF
directeur AAAAD
direction ccdcc
directives anticipes ccdcc
directives ddedd
dis CGHGD
disab* ----D
disabled ----D
disag* ccccc
disan* BAEED
disant BAEED
disant qu CAFCB
disant que a-aCC
disap* CCJFD
disapear BBGAB
disapear forever CCHCC
disapear from ccecc
disapeared CCFGD
discu* CBBFB
disen* EGBCI
disent EGBCI
disent que AFBBG
disin* ddedd
disinherit ddedd
dismi* ffgff
dismisal eeeee
dismisal interview ccdcc
dispa* ABGGB
disparaitre --D--
disparaitre des ccdcc
disparu -ABGA
disparu avec --C--
dispo* aFaaa
disponible aCbaa
dispu* Acdcb
dispute Bbcba
dispute with bcdcd
dit GFFGE
dit ce FA-AA
dit de --aBD
dit qu HFIFD
dit que JGEKG
dit tout aA-EA
dit tu FAa-A
dites BBIBB
dites a -AE-A
divor* eeeee
divorce . eefed
divorce ? bdedd
divorce dedde
divorce is ccdcc
divorcer ? ccecc
divorcer degee
dix ans dccad
dix minutes ECFCG
do . DADAA
do ? fefee
do baccb
do i ccddd
do it DFGEC
do something BCGCB
do the bAbbc
do this CCGCG
do to --C--
do we CFAAC
do you fefff
docto* dcdcc
doctor dcdcc
docum* ghgge
document dedca
documents eeedd
does a ddedd
does ddcbd
does he cccdc
does it BBHBB
does my AADAA
does not gfggf
does nothing ccccd
does the dddde
doesn --eca
doesn t --eca
doesn* BBAEE
doesnt BBAEE
dog next cbccc
doigt* A--D-
doigts A--D-
doing cbCbc
dois feeec
dois je gghgg
dois partir ABBBH
dois rendre ccccb
doit de ccccc
doit edccd
doit il feefe
dolip* BBEAB
doliprane BBEAB
don EEFCE
don t FFGCF
donat* ddded
done CACCB
done des ICBBB
done pas A-aC-
done trop cbccb
done un EAAAA
doner -adbd
doner des GBAAB
dones dbeed
donez CDICC
donez moi CDICC
dont GFKHG
dont pay EA---
dont wana CCHCC
dont want AADCA
dor HCBFJ
dor and HCCEF
dor doesn ccccc
dor down GCCCH
dor is -FBGC
dor of ABAAH
dor since -AAFA
dor with acbbC
dorma* CDGDH
dorme* ECCIF
dorment ECCIF
dormi* GEGFH
dormir GCGDH
dormir et AAEAA
dors B-a-H
dors dans FCCCI
dors ou BBBCG
dors plus ccdcc
dort CEBD-
dort dans DAACA
dort sur BBBHA
dos FAaCA
dose GGPGG
dosie* fffff
dosier . dddcd
dosier ? ccccc
dosier de ccdcc
dosier fffff
douan* aFaaa
douane daddd
doubl* feffg
double eeeef
douch* ECBHC
douche ECBHC
down D---D
down and EBBBD
down my gefee
down our CCCCH
down payment ccdcc
down the BAACB
down with EAAAA
downs* HAA-F
downstairs HAA-F
drag DBAAD
drage* ABAFA
draged ABAFA
drags FBBDB
dresi* CAAAD
dresing CAAAD
dresing gown CAAAD
dreyf* dcddd
dreyfus dcddd
drili* BCBBG
driling BCBBG
driling my BCBBG
drink GGGGD
drink* EACFA
drinking GBEAC
drinks babEa
drive CBFAA
drive* Abddd
driver C-cbc
drivi* ECFEC
driving ECFEC
driving licence ddedd
driving me eeeee
driving to DDHGD
droit ? cccba
droit a dCddc
droit au ddedd
droit cbedd
droit d dddbd
droit de CAcbb
droit* aaddc
droits ? abdbb
droits caedd
drope* AA-DA
droped AA-DA
drove BHAEB
drove of BHAEB
drown ABAEB
drugs BCBHB
drunk GGCJD
drunk and CCBGB
ds LEDGF
ds la FBBAC
ds le JDDCD
du -A-A-
du 0 AEEDC
du bail ccccd
du balcon BCHCC
du bruit hfgff
du colege -CADA
du comisariat CKCCC
du desus Caa-a
du foyer ABAFD
du harcelement ccadc
du juge GFCCC
du jugement BBBBF
du mal EBDGB
du nord GFBCC
du piano dcddc
du proprio BBABH
du quai BCHCC
du rouleau ccccc
du shit BHBBB
du toit ccccc
du travail bbcb-
du tribunal AADAA
du troisieme EBBEB
du voisin gfggf
due dddca
dumpe* AAAAF
dumped AAAAF
dumped my BCCBG
dure bdddd
durin* eeeee
during eeeee
during the ddddd
duty caccc
duty lawyer ADAAA
dying BCIBB
dying to ddedd
e GGFDG
e etage DDGCH
each ccccc
early fefff
eat a-BEa
eau DCDFF
eau et AAAAE
eaux ddddd
echec* ccccc
echecs ccccc
ecole ? bbbcb
ecole cddCd
ecole et AAAGA
ecras* AAAAD
ecrir* bbBbb
ecrire bbBbb
ecris DBD-B
ecris au DBEBB
ecris de DBAAB
ecris pour CCAAA
ecris un ccccb
ecris une ddddc
ecrit EBIBB
ecrit a -AD--
ecrit mes BCHCC
ecrit qu ABGDB
educa* aC-GA
educateur -DAHB
eface* aaCa-
efacer A-DAA
eight and BBADE
eight cbcAA
eight years ddddd
eight* BDA-E
ele ? ddeed
ele CBBDA
ele a GCHDC
ele alaite BHBAB
ele dit A--E-
ele en eebgd
ele est DEEDC
ele le eefde
ele m LBCCB
ele me GABDA
ele n AEFAC
ele ne DGEHF
ele protege ccccc
ele refuse BCBHB
ele responsable ccccc
ele se BCDHC
ele veut cbEC-
ele vient Acbab
elect* cbcbD
electricite a---F
electricite pour ----D
eles bbcbA
eleve b-AG-
eleve de -AAFA
eleve m ACEHC
eleve* BDaF-
eleven ECCIB
elever ccdcc
eleves -D---
else BBEBE
email dcdcc
email* fffff
emails fffff
embar* DREDD
embarque CLCBC
embarque mon CJCCC
embarquent BGBBA
embarquent mon BGBBA
embarquer BICCC
embra* AAFAB
emenage ddddd
emene BKBEA
emene par CICCC
emene* HMDDC
emenent FDBAB
emener CKCEC
emener ma BFBDB
empec* IDCEG
empeche IDCCG
empeche de IDCCG
emplo* ecded
emploi et ccdcc
emploi ggggg
employe CIGCC
employer edeeb
employeur deffe
employeur menace cbccb
employment ccccc
empru* ccccc
emprunteur bbcbb
empti* BBBBF
emptied BBBBF
empty CCEFC
empty* DDDCL
emptying DDDCL
emptying the CCCBH
en 0 ccccc
en 2000 fefef
en AB--A
en a ecagd
en ai --E--
en algerie -AAEA
en aret fefee
en atendant aDa--
en aura --D-A
en bas KCCDI
en belgique ccdcc
en cachete C--DA
en ce IGCCI
en celule ESEEF
en chuchotant EAA-A
en colocation eehef
en cours CICDH
en crise E-ACA
en danger HBAGB
en disant BAEBD
en droit ddddd
en espagne ccdcc
en face GAA-A
en finir CDNDD
en foyer -AAEA
en francais ccccc
en france ddddd
en garde ALBAB
en gav ETFFF
en indivision dddcd
en l -CEA-
en lair BBGBB
en laisant --D--
en larmes FBCBJ
en maison ccccc
en mars decdd
en otage edddd
en pane gghgg
en peux -AE--
en pleine DJDHD
en pleurs EAA-A
en prison ddadb
en pyjama ABBHE
en retard ggggg
en retenue BICBC
en route -cbAc
en se AA-CA
en train KFDEP
en vacances dddde
en voiture HCCCC
encei* GDABH
enceinte GD-BF
enceinte et dbc-c
encer* GCCBF
encor CAADA
encor* Abc-b
encore Abc-b
encore me D---a
end AaEaa
end it EFNEE
end of bdfed
ended dcddc
endor* ABFAB
endormir ABFAB
ends edbee
energ* ddedd
energy ccdcc
enfan* -AAFB
enfant a AAAEA
enfant aA-I-
enfant en dcddc
enfant est BCDJD
enfant ne ccccc
enfant peut cccdc
enfants -AADB
enfants . eeffe
enfants ? edeee
enfants a dcc-c
enfants ce BCBGB
enfants de a-aCa
enfants dimanche AABFB
enfants en dcddc
enfants et GDDIG
enfants le dcddd
enfants ne AB-GA
enfants sont BACDA
enfants toucheront CCGCC
enfer* GGEHE
enferme FDDGE
enferme a DEA-A
enferme dans CAGHB
enferme dehors dbcdC
enferme ses BCCJC
enfermer AE-AA
enfermes D----
enfui* DAADA
engag* Abbcb
engin* aBDaa
engine baCaa
engli* aBbaA
english aBbaA
english to ADAAA
enlev* a-AFE
enleve AAAHG
enleve la BBBBG
enleve mes -AADD
enleve notre CDDJC
enoug* B-DD-
enough ? -AC--
enough B-DD-
enough of -AEAA
enquete ccccc
enten* NJCHE
entend JBCEB
entend plus -AAEA
entendre aD-a-
entends NEEJE
entends des GCCEC
entends ma HCBAC
entendu aH--A
enter ccccd
enter my ccccd
enter* CDIDD
enterement CDIDD
entit* ccccc
entitled ccccc
entitled to ccccc
entra* baCC-
entre B-bbA
entre et ABBAE
entre le bbbbc
entre les ADAAB
entre* eeddb
entrepreneur ccccc
entreprise febee
entrer bbbAE
entrer chez cccbA
entretien ddbdc
enver* EAAAA
envi DEMDE
envi de DEMDE
envie ABKAB
envie d CDIDD
envie de -AI-A
envoi* -AEEC
envoie -AEEC
envoie des -AEEA
envoy* B-EAA
envoye BaCA-
envoye un CaBb-
envoye une ddedd
envoyer AaDA-
envoyer le dcccc
envoyer une GCFBC
epaul* ICCBC
epaule ICCBC
episo* ccccc
episodes ccccc
epous* AD--A
epouse AD--A
epoux DC-AA
epoux est DA-AA
equip* D-B--
equipe D-B--
erase AADAA
ereur edadd
eror ccccc
esay bbAbb
esaye IDFEC
esaye de CBADA
escal* HEFEJ
escalier FEDEJ
escap* Accbb
escape dddcd
espag* ddddd
espagne ddddd
est 0 AEADH
est ACAAA
est a dabdb
est au CKAaA
est batu ddded
est batue BBBGB
est bloque eeeee
est case ddded
est ce eddee
est chez DNFFK
est cinq ABBAG
est clase ccccc
est coupe a--E-
est dans DBaaD
est de ddddd
est decede edded
est dehors BBCBH
est deriere CFBAB
est devant -babE
est ele gghgg
est en HODFH
est enceinte CAAAC
est encore EEBDB
est enferme -CEA-
est entre HKEDJ
est eteint ADEAB
est fait CMCFD
est ferme cBbbd
est fini baBaC
est il fceee
est interdit bccbc
est interoge BHBBB
est ivre -AAEA
est l --a-C
est la aBB-H
est le dddbd
est legal eeefe
est menote BKCBB
est moi GGFCC
est mon BIGCE
est monte CDHHD
est mort gfggf
est morte ccdcc
est ouvert --D--
est parti DDDEB
est partie --BG-
est pas -FCFA
est plus ddeed
est policier ddddd
est pour BDHCE
est quoi gghgg
est regle AAFAA
est rentre bfghe
est reste ---CB
est retenu AHA-A
est retenue BHBEC
est revenu FBBBB
est seul AAADA
est sorti -cbbb
est suicide ddedd
est sur HDICH
est tombe dccAc
est toujours BI-AA
est tout C-aD-
est trop feeeg
est un Acecc
est une cAcbe
est venu bdddd
est vide BCBHB
est violent KCCFD
estat* fegfe
estate fegfe
et 0 AEBDA
et ECCDC
et a EBAFD
et apres -C-D-
et c DGHDD
et d ddfdd
et de daca-
et des EBBHF
et deux AAAAG
et dit GCIEC
et ele HELJF
et fait edefd
et garde AAAAE
et il MFGKF
et ils GIDGE
et j DDE-A
et je BAAbC
et l DAAED
et la BAbbB
et le -CAGF
et les --D-A
et lui GDBFB
et m ICBCE
et ma FFEFH
et maintenant E-aaa
et maman --aC-
et me GabcC
et menace GDFHC
et mes cbc-a
et moi aefee
et mon b-aGC
et ne fcbcd
et nous CAAAC
et on cabAa
et papa ABAFB
et pas BBGBB
et persone BDAAA
et puis CAA-A
et qu CD-a-
et que A-CBC
et refuse FBBAB
et ses -C---
et si baaC-
et son CEEDB
et un BC-BE
et y -AABD
etage CDHHI
etais eefeb
etais petit ddddd
etait en cdccd
etait hfhgh
etait il dddde
etape* ccccc
etapes ccccc
etat des eefef
etat dffff
ete arete EREDF
ete cBdbb
ete cambriole ccdcc
ete change CCCCI
ete condamne cccdd
ete coupe ccccc
ete emene CIDGC
ete en cedcc
ete frape dccac
ete indemnises bcccc
ete interpele BHAAA
ete juge dcccc
ete mis ccccd
ete place ccccc
ete pris -C---
ete retenu deddd
ete victime ccccc
etein* AEGAB
eteindre AADAA
eteint AEEAB
etouf* D----
etoufe D----
etran* Bbedd
etranger d-ddc
etrangle Faba-
etrangler Ccdcc
etre AEHDB
etre arete AHBBB
etre expulse -aa-E
etre la DDJDD
etre licencie ccdcc
etre mort DDKCD
etre morte DDJDD
etre ne CDICD
etre place AGAAA
etre poursuivi cbc-b
etre present cccce
etre rembourse ddedd
etudi* aAbbA
etudiant bbbcd
etudiant en cbbcc
etudiant senegalais CACA-
etudiante -C--E
etudiante en ccdcc
eu dcbca
eu le DBBBH
eu son ccccc
eu un feeee
eu une ccccc
euro ddedd
europ* c-ccb
euros . deddd
euros de AACAE
euros fgggf
eux AHBBB
evacu* --A-H
evacue BABAF
evacuer ----D
even ECHCE
eveni* DABDD
evening . C----
evening DABDD
ever edacc
every CaCAa
every day HBEBB
every evening a--C-
every night DBEFB
every time bccec
every* CCJBG
everyone CCKBB
everything BAFAH
everything and ddcdd
everything i BBABF
everything in -AB-D
everything is CCBBI
evict caBbD
evict me dbAc-
evict us CCCCH
evict* -A-AM
evicted -A-AL
evicted this -BBBH
evicted today DEDEN
evicting CBCBI
eviction aaaaG
eviction is CCBBK
eviction order BBBBG
ex BabDa
ex a EECLD
ex and ccccc
ex devait ---EA
ex est ABacb
ex girlfriend edeed
ex has HEDLD
ex is GA-DC
ex laise BCBGC
ex m bbAdb
ex mari ddddd
ex me FBAAB
ex menace -AF-A
ex n EBBDB
ex ne eeefe
ex refuse ---C-
ex veut bbcCb
ex vient EA-C-
ex wants ddded
ex was -AADA
ex wife cccac
ex won a--C-
exact* -ACAA
exactement -ACAA
exam daddd
exame* eeeee
examen eeeee
excel ddddd
exces ddddd
exces de ddddd
excis* CCCJC
exclu* gffhf
exclut ccccc
execu* aaaaC
execution BBBBF
exerc* ccccc
existe cddcc
existe t cddcc
exit ABEAA
expen* ccccd
expensive ccccd
exper* abcbb
expla* caddd
explo* ddddc
expos* eeeee
expose eeeee
expose sur eeeee
expre* AAEAA
expul* ABBBM
expulse CDFDP
expulse aujourd CDCDJ
expulse la CDCDJ
expulse un ccdcd
expulsent BEGBB
expulser baaaF
expulser un bbcbc
expulses BBBBH
expulsion ? ccdcd
expulsion a BBCCH
expulsion aaaaI
expulsion d ccccd
expulsion de ddeeg
expulsion si edeef
expulsions bbcbc
extra ccdcc
eye -A-DA
face QFDIF
face and HBAAB
faceb* hfggg
facebok hfggg
facon ABFBB
facte* dcccd
facteur dcccd
factu* gegfg
facture fdfef
factures ccdcc
fai KPFLJ
faili ddfdd
faire ? efegf
faire CCCBC
faire des a--Da
faire partir ABBAG
faire payer ccccc
faire pour AEBBB
faire sortir ACBBG
faire un aaCaa
faire une CDLDD
fais AA-bB
fais quoi DFBBH
fais un eeeee
faisa* BBBEF
fait . BDDAB
fait 0 BGBDE
fait CFCGD
fait areter -D-a-
fait changer BBBBF
fait chanter EBBEB
fait de eeded
fait des ccc-c
fait deux CFCHC
fait du dbbBb
fait embarquer BICCC
fait evacuer ----D
fait fraper ABBGB
fait koi CICBC
fait mal HCFEC
fait nuit AAAAG
fait rien ccccc
fait sortir BBCCH
fait tabaser -a-D-
fait trois BDEBB
fait un fffff
fait une ccadc
faits ccccc
fake eeeee
fal AAFAA
fal aslep CCHCC
false dcddc
famil* AADaB
famile ? AADAA
famile ABCaa
famile d ccccc
familiale ccdcc
family BAFAD
famou* ccccc
famous ccccc
far bbccb
farm a-Caa
farme* -AD-A
farmer ABEAB
fathe* aBaF-
father aBaF-
father has ccccc
father is ddded
father s a--D-
father was aCaaa
fatig* -AGAA
fatigue -AGAA
fatigue de ABGBB
fault bbabb
fault* dcddc
faulty dcddc
fause ddddd
faut abAcb
faut il ddcdd
faute a-Cb-
faux ccccc
favou* ddddd
fed b-cAb
fed him BCBEB
fed up ddedd
fel AAIAA
fel like --C--
fel of ccccc
fel suicidal EELEE
felin* ccccc
feme ? ccccc
feme ACAb-
feme a JIDGD
feme est AJBAC
femes bbbb-
femic* ccccc
femicide ccccc
femin* dcdcc
feminicides ccdcc
fenet* IDKEJ
fenetre . -AACD
fenetre IEKEH
fenetre de FAaA-
fenetres ----E
ferai* EBEBB
ferme a bBbbd
ferme aB--C
ferme en ACAAA
ferme mon ccdcc
ferme* bbbAb
fermer dcddc
fes feffe
fete d-ddd
feu G--a-
feu rouge Caaaa
fiche ddbdd
fichi* ddedd
fichier ccccb
ficp dcddc
field ----C
fifte* ccdbc
fiften ccdbc
fight* accbb
fighting accbb
figur* acccc
fil dadcc
file -B-FA
file . deedd
file a babCb
file again ddfdd
file au BBCJC
file de BDEIC
file est BHBGD
file etudiante CGCBG
file veut eeefd
file you ABDBC
filet* BBBHC
filete BBBHC
film jhigh
filme ABBGE
films a--D-
films me a--D-
fils 0 CICBC
fils ? ccccc
fils CHCHB
fils a eacac
fils autiste AC-CA
fils dans -AaD-
fils de DDDCA
fils est CKCJC
fils majeur DB-a-
fils mineur CICCC
fils n BCBHB
fils ne eeegd
fils pase cdddc
fils que DKDDE
fils s de-bd
fils se AAAGB
fils veut --Da-
fils vient ADBFE
fin a ddddd
fin ddbde
fin de ddedd
fin pour CCGCC
final dcddc
find aDE--
find him CBIBC
finds ICABB
fine hhihf
fined -bccc
fined ? ddddd
fini aCFaD
finir DDNCD
finir avec eegee
finis* GBDAD
finish JDGCD
finish me JDCCC
finished cbdb-
finit dcccc
fire ddddd
fired -cdcb
first cdcdd
fisca* ddddd
fiscal ccccc
fited BCBCH
fited a BCBCH
five BD-EC
five minutes ECAA-
five years ddddd
flat . CCGCE
flat ? ccccc
flat Caa-F
flat and GBADA
flat by -AAAE
flat the BCBEF
flat to dcdcd
flatm* CFEAA
flatmate DHGBB
fleur* gfiff
flics CICCH
fligh* babAb
flight babAb
flight to AAAFA
fling* HDGDD
flingue HDGDD
flor KEMHE
flori* fefee
fob ----F
fod BFBHB
fois . BDEBB
fois DAD--
fois je ECGCC
fole gfggf
folow* LCCCC
folowing MDDDD
folowing me MDDDD
fonci* edeed
fonciere edeed
fonct* aaaaC
fonction -A--D
font defea
font sortir BBBBG
for 0 AGBAD
for a gghgg
for abbcc
for an dbbdc
for another AC---
for beginers ccdcc
for citizenship cbcbb
for everything BBGBB
for god CDLDD
for help DA--A
for him CBCIC
for me LFPFF
for my --dca
for naked BCBGB
for our ddddd
for shoplifting BEAAA
for speding cdccc
for ten ccccc
for the dbcd-
for thre Bbbbc
for two gghhg
for when FAAAB
for years EAAAC
force GDFJK
force a DBBFB
force cete DACAA
force en -AAAD
force ma D---a
force publique BBBBH
force* CAACG
forced B---B
forced me DAAA-
forces CCCFG
forci* EBAE-
forcing EBAE-
forcing me EBAE-
forei* B-a-a
foreigners FBBAA
forev* EFOEF
forever EFOEF
forgi* ABGBB
forgive ABGBB
forgo* eefee
forgoten dcddd
form ? bbbbb
form gfggf
form is dcddd
forma* ccccc
formation bbcbb
forme* dcdac
former dcdac
formu* eeeee
formulaire eeeee
fort EA-BA
fortn* cddec
fortnite cddec
forum BDKCD
foste* BDBHC
foster BDBHC
fot bbcCb
fotba* a--D-
fotbal ABBFB
fotbal club BBBGB
fou JCCCC
fou il HCCBC
foudr* ccdcc
foudre ccdcc
fouil* ccccc
fouiler ccccc
found DADDC
four . -D-CA
four dadbB
four kids CCCCI
four of cbcca
fourg* AKBBB
fourgon AKBBB
fout CCCCI
fout dehors CCCCI
foutr* CDKCD
foutre CDKCD
foutre en CDKCD
foutu AAAAD
foutu mes AAAAD
foyer BCBJG
frais ddbdd
frais de ddede
franc* bcccc
francais BAbba
france ? ccbcc
france ccdcc
frapa* fefee
frapait fefee
frape KDCOD
frape a -abCb
frape ce EAA-A
frape la DA---
frape mon BCCJC
frape par Acbdb
frape un edeed
frape* QFELF
fraper QEDHE
fraper par GCBHD
fre dbbde
fre to -C-aa
frenc* b-ccb
french b-ccb
french i BCBBE
french police BHCBB
frere DIBFB
frere a bed-c
frere de ADADB
frere ele D-ADA
frere est aHCAA
frere il BHCGC
frere m HHDCD
frere me ---D-
frere s gfhff
frere schizophrene HABBB
frere* E---a
freres E---a
frida* AA-G-
friday AA-G-
frien* -CDA-
friend AEFB-
friend at ADAFA
friend is -GB-A
friend just -AGAB
friend s cadcc
friends ccdda
frigo -BACG
froid ABGEH
from a CBaaa
from a--AA
from her AAAFB
from his ABBGB
from leds CC-AA
from schol -AAGA
from the ACDFE
front HGEGI
front dor IDDCI
front of DGDGE
front* BHBEB
frontiere BFBEB
frontieres BGBBB
fugue -A-GA
fugue a ccccc
fugue hier BCCHC
fuite edddd
ful ddedd
funer* BBHBB
funeral BBHBB
furni* edee-
furniture eddeA
furniture is ccccc
furniture out BBBBH
fusil IDMCE
fusil et B-D-A
futur* -AEA-
future -AEA-
g 0 EEEIC
g JFJIH
g envi CDJCD
g le EAA-A
gagne au ccccc
gagne cdddd
game gghdg
gamin EFERE
gamin de CCCIC
gamin* bacDa
gamine --aF-
gamine de BBBFB
garag* -aBA-
garage . dcddc
garage B-DCB
garagiste ccccc
garan* fffff
garantie fffff
garco* DBAIB
garcon DBAIB
garcon a DDCJD
garde a -J--A
garde aGa--
garde de A--DA
garde je CCICC
garde le dcdcd
garde ma ccccc
garde mes AAACD
garde mon BIBBD
garde un ccccc
garde* aDcab
garden -ddcd
gardent CMCCD
garder ? BEBAA
garder bCaAa
garder mon ACAAA
gardes ddddd
gardes de dcdcc
gardi* DA-AE
gardiene GCBCF
gare EEBGF
gare du GFBCC
gars FCCCI
gas --BE-
gate JAAAC
gate with ICCCC
gatea* ccccc
gav FUFFG
gav de DJCCD
gav la CICCC
gave a dddcc
gave ebddb
gave me eaddd
gay CAAEA
gaz ABHFB
genda* BMBBH
gendarme deddd
gendarmerie DNDDJ
gendarmerie de AEAAA
gendarmes AKAAF
gendarmes are DHDDH
gendarmes came BGBAA
gendarmes et -CA-C
gendarmes m deddd
gener* ddddd
general ccccc
genou* FBAEB
genoux FBAEB
gens aaaBB
gentl* BAA-E
gentleman BAA-E
geran* BDBAH
gerant BDBAH
gerant du AAAAF
gerer ddeed
gerer ses ddeed
germa* ddedd
gesta* cdddc
gestapo cdddc
get -abb-
get ? eeeee
get a ddded
get an dddcc
get in DBBBE
get into GDCCG
get maried C-aBa
get my fefee
get on DCFBB
get out GBBAF
get the cbbAb
get up DBFBB
getin* cccdd
geting cccdd
gets Cbaab
gets the AADAA
gf HDCCF
gifla* ccccc
giflait ccccc
gifle CBaa-
gifle* CAAEA
gifles BAAEA
gift ddddd
girl CDDOD
girl is BBBHB
girlf* FIGBB
girlfriend FIGBB
girlfriend is JMJFF
girls EAADa
gite caecc
give eedbd
give me cc-cc
give my eefee
give the BCBGC
given BBGEB
given away BCGBC
gives e-ee-
gives me dbccA
glas FBAAB
glase* Abbcc
glases Abbcc
go BBECA
go back AADGD
go home Aa-Ea
go in BCEEB
go on BBFBB
go to accge
go with AAACD
god DDKBC
god evening C----
godby* CDNCD
godbye CDNCD
godbye to a-D--
gods ddddc
goes c-aaa
gogh ccdcc
gogle hfjhg
gogle review dccdc
gogle* DDJDD
gogled DDJDD
gogled how DDJDD
going GBGDB
going to GAEBA
gone BAGAD
gone by BBDBE
gorge C-ccb
gose CCEFC
goses ABCFE
gosip edeed
got BHCCA
got a DaAaB
got an ccccc
got arested -E--A
got locked AFBBB
got my BHFFC
got nicked CKDDD
got the --DC-
gown CAAAD
gpa ccccc
grabe* HGCBB
grabed HGCBB
grabed me HCBCB
grade* -A-DA
grades -A-DA
grand mere ---bA
grand pere ccabc
grand* baaF-
grandad BCEFC
grandaughter BBBGB
grandchildren BBAHB
grandfather ccccc
grandma dccc-
grandma s dcddc
grandmother ccdac
grandpa ---C-
grands --AEB
grands et --AEB
gratu* ddedd
gratuit dcdcc
grave ccccc
great ccccb
greve ccccc
grife EA-AA
grile Adccc
groun* FAA--
ground FAA--
group* CaAaa
groupe CaAaa
groupe de GBDBB
gta edeed
guara* ccddc
guarante ccddc
guard ccccc
guard* eeffe
guardian ddeed
guest FCa--
guest* -CA--
guests -CA--
guita* baEa-
guitare --D-A
gun EAF-A
guy HBBBG
guys BCCCI
h . EFBCB
h 0 ABDED
h EMDEH
h du BGBAB
h ele -E--A
h il ALBBC
h on ADAA-
h pour BABBI
h que BEBAF
habit* A-A-D
habite babbD
habits a--aE
habitude CBCBA
had a edfee
had e-aed
had enough ABHBB
had gone eeefe
had no ccdcc
hadoc* ccccc
hadock ccccc
haha eefee
haie deeee
hair IBBBC
hal EAACE
half bBbA-
half sister -A-DA
hamer ICCBG
hand A--FD
hand in BBAEB
hand over A---E
handc* -HA--
handcufed ADAAA
handcufs -E--a
hande* BBEAA
handed BBEAA
handi* AAA-G
handicape AAA-G
hands IFCBC
handw* BBEBB
handwriten BBEBB
handwriten wil BBEBB
hang ABHAB
hang himself BCHBC
hang myself a-C--
hange* ddddd
hanged ddddd
hanged himself ddddd
hapen ccccc
hapen* FGBBH
hapening CCCCI
hapens CF-AA
hapie* CCHCC
hapier CCHCC
haras* fffff
harased by ccccc
harased ccccc
harasment ddddd
harce* bdacc
harcele BbBAa
harcele a AAEAB
harcele et FBAAB
harcele par edeed
harcelement eedfe
hard EAE-A
has DFCHD
has a cdd-d
has belt CCCIC
has ben BI-B-
has cigarete BBBHC
has dumped BCCBG
has just dAdbc
has left ABAGB
has locked GCIAF
has my aA-FA
has no BHGEB
has run CCBIC
has taken CAEEA
hasn -EAIA
hasn t -EAIA
have BFECE
have an B-BE-
have ben DHGEF
have it AACAA
have just AHABA
have my ELDHD
have no DGKDG
have not ccdcc
have nowhere AAAAF
have one BDABE
have the AAEAA
have to dbccb
have told ddded
have two bbcbc
haven KEGEE
haven t KEGEE
havin* cdddd
having cdddd
he KDBCC
he asked AFAAA
he be ddeed
he beat edddd
he changed BCBCJ
he d FBDBB
he does dacBa
he doesn acdcc
he finds ICABB
he gave edddd
he gets Cbcca
he got BDAAA
he had ddddc
he has CDCCA
he hasn -FBFB
he hit IBBAB
he is NHDHG
he jumped fdddd
he just F-aaa
he keps HCBBB
he l PFIHH
he left EGBCC
he locked HAA-A
he lost cbAdb
he only AGAAA
he owes cbcbb
he put EBABB
he s LFCDC
he said KDGCD
he says JB-DB
he se AFBAA
he ses D--a-
he stil dccdc
he strangled GBBBB
he sue ccccc
he take -AAAE
he threatened GBAAB
he threatens GCBBC
he wants ccccc
he was daccc
he wil F-aB-
he won LDJCD
head GCFFB
head against dcedc
hear NFEMF
hear blows GCCFC
hear him HCBEC
hear it -AAEA
hear the BCBHC
heard CJEDC
heari* cdddd
hearing eedee
heart -F---
heart tablets -F---
heati* ddeee
heating ddeee
heave* ABEEB
heaven ABEEB
heber* ddedd
heberge ddddd
hedge bcccc
held AFbbb
held at dbcdc
held by aF-aa
helo fdfee
help EA-aa
help he ICCBB
help i C-aa-
help me Acddc
help with ccacc
hemat* -AADA
hens edded
her . DDDDB
her ? b-bcb
her FFDJD
her again HDHFD
her and DBACB
her baby -A-DA
her bf GBB-B
her boyfriend FAAAB
her father a-aE-
her furniture cccdc
her go DEABA
her husband Cccec
her in GAABB
her of AAAGA
her phone BBBIC
her schol BBEEB
her she AEA-E
her stepfather BCBGC
her to -BAGC
her todler BCCGB
her uncle a--C-
her violent dcccc
here . cAcAD
here CEDBI
here and bbcb-
here anymore BBDBE
here in Accbd
here to DIDDH
here with ABBCI
hered* ddddd
herit* hhihh
heritage ddeed
herite ddddc
heritent ddfee
heros ddccc
herse* baBAb
herself baBAb
hes JKDGE
hes got GCBEC
hesit* -AD--
heure . ---C-
heure GHDDM
heure il CCA-A
heure pour BBBBL
heure* -GaCA
heures -GaCA
heures . BEBBD
heures et ACAAC
heures il -C---
hid AAFAA
hiden dcddc
hidin* JBCBC
hiding JBCBC
hiding in FABAB
hier . ecaad
hier ECADA
hier et BCBHC
hier il HDCFC
hier pour dddcc
hier soir FCaAA
him ? bCbcb
him EKELD
him again -AaD-
him away ACaa-
him in -FAD-
him out CKCCD
him to BAaD-
him with a-aC-
himse* -BOCD
himself -BOCD
himself if -BIAB
himself in ccBac
hinge* AAAAE
hinges AAAAE
his DBAGA
his arms ABAFB
his coach BBAFB
his dad -AAJB
his daughter fefge
his dog IDCCD
his father aaaD-
his hand DBBEB
his kids CFDID
his mother BBBHB
his neck BCBHB
his wife bDbaa
histo* -E--A
histoire -D--B
histoire de AEAAA
hit JA-GA
hit by C--C-
hit me PEDKE
hit my a--C-
hitin* MEDJE
hiting MEDJE
hiting my ICCAC
hits HFESF
hits me IFENF
hits my DEDLE
hiver* bbbbA
hivernale bbbbA
hold bacbb
holdi* FEB--
holding FEB--
holds IDCID
holid* ffefd
holiday eefec
holiday pay bbcbb
holidays dcbdd
home ? ccccc
home GB-ED
home alone dcdbc
home and CAAAD
home de AAAEA
home en deddd
home from EDCFF
home late ddddd
home me IDCCC
home this ABBDF
homes B--BE
homew* feeee
homework feeee
hones* AAEAA
honestly AAEAA
honte BCICC
honte de CDHCC
hope a-Caa
hopit* -CC-B
hopital -CC-B
hors AAAAF
hospi* b-aAA
hospital after ddddc
hospital cccB-
hospitalisation ----C
hospitalise AEAAA
host -AA-F
hosta* dcddd
hostage dcddd
hoste* ABBBG
hostel ABBBG
hostel put ABBBG
hot CAAEA
hotel BE-AG
hotel a C----
hotel de -E---
hotel nous BABAF
hotel social AABAF
hotel* ---E-
hotels BBCGC
hour EKGDM
hour ago FHCDH
hour the BCBBG
hour to --aaG
hours . AFAAA
hours BLBEB
hours ago EICBC
hours to AEAAA
house after ccccc
house bdecd
house i EAA-A
house is -A-D-
house to ccdec
house yesterday ddedd
house* --B-D
how can cbccb
how ddddd
how do edfee
how does ddddd
how is ccccc
how long dcddd
how many ccbcc
how much eeeee
how to bbCbb
hui DAa-G
hui avec CCCCH
hui il C---A
hui je dcdc-
huile DA--A
huisi* -AAAJ
huisier -A--J
huisier ? ccccd
huisier arive CCCCG
huisier est CCCCM
huisier m ccccc
huisiers AADAA
huit ccccc
humil* fefee
hungr* AAAGA
hungry . ---D-
hungry AAAGA
hunte* ccdcc
hurle IECDC
hurle* FBBHC
hurler CBBGB
hurt -aFba
hurt ? dcccc
hurti* KEDJE
hurting KEDJE
hurting my ABBFB
hurts JFENF
hurts her CDCKD
hurts me IDCGD
husba* DEBAA
husband EEBAA
husband beat E--aA
husband cheated edddd
husband has HJGCD
husband he ADAAA
husband hit MDDDE
husband is dbfeb
husband s a-B-C
husband says aAFAA
husband wil BDa--
i A-B--
i am abedc
i apeal ccddc
i are bcdcd
i ask cbbAb
i be gfgfg
i bought a-C--
i break ededd
i bring cAccb
i cal Daaaa
i came ABAAE
i can JFHGG
i cant CGJCD
i cary ccccc
i change bb-bb
i changed bbcbc
i claim ccccc
i contest cccbc
i cut AAEAA
i d DDMDD
i deleted ccccc
i die fehee
i do D--aC
i don E-E-B
i dont HFJJE
i drive ABFAA
i fel DEMDE
i find ccccc
i gave ddddd
i get babcc
i go FA-FC
i got cac--
i had ccacb
i have BCEBE
i haven KEGEE
i hear ABBGB
i heard CKCCD
i just ABHBB
i kep aaCaa
i l EDMFG
i leave A-DaE
i liable cbccb
i live bbcbC
i locked Abccd
i lose a-Daa
i lost a-Caa
i love DDICD
i m CADBB
i make cccdc
i might EFNFF
i mis feffe
i move adedd
i must -A-AD
i nearly bbcbb
i ned a-ccc
i negotiate ccdcc
i never AAADA
i no ccdcc
i owe ccddc
i own AA-AD
i paid dcdcc
i pased JDCCC
i pay edeee
i play edded
i prove cbcbb
i put cbAbb
i ran AAAEA
i read ccccc
i register ccccc
i regret CCGCB
i reported adccc
i retire ccccc
i ring GBCCE
i saw BBFAB
i say AD--B
i se edede
i sel feeee
i send ccccc
i share ccccc
i shot ccccc
i sign babbb
i signed ccccc
i slep -BAAG
i start ccdcc
i stay ccccc
i stil eefee
i stop bbcbb
i sue --Ca-
i take cbAAb
i talk FBBBB
i teach CCGFC
i tel A-aE-
i think KGMLG
i tok AAEAA
i tried AAE-A
i ve GDMDE
i want bbDbb
i was Ca-aB
i wish DDJDD
i won -b-ac
i wonder --C--
i work bdedd
i would ccccb
i write aabaB
ici JHHDG
id card ddddc
id ddddc
ide de dcadc
ide edaed
idea dcddd
ideas ddddd
ideas for ccccc
ident* e-eee
identite daddd
identity bBcbb
ides BBHBB
ides noires DEKDE
ier EHBBC
if D-FB-
if a ddddd
if he FABAA
if i DAECA
if it AADAA
if my eeedd
if she ddded
if they DEMDD
il ? cAcca
il FBABB
il a JFDEE
il alait IAC-A
il arete CAAEB
il avait ededd
il case GBAEB
il conduit DCBFC
il crie D----
il de ccccc
il devait BFBAB
il dit E--DB
il done FBDAA
il dort EDaaA
il e IHCFC
il encore ddddd
il entre EBBEB
il est HJCFE
il etre ddddd
il fait DD-AG
il faut DBHBB
il hurle HBBBB
il laise ddddc
il le eeeee
il legal ccccc
il m LBAAA
il ma SGEEG
il me PDBGF
il monte D-a--
il n AIFCB
il ne C-Fa-
il nous CA---
il peut ABDAA
il pleure -AAIB
il pleut -AAAE
il pour DBFBB
il recomence ICBBC
il refuse FCGGD
il rentre FAABA
il repond ACDAA
il revient Fbaaa
il rigole GBBBB
il s Caa-a
il se BADDA
il sort BGCCG
il tape KCCCC
il tient E-ADB
il un ddddd
il une ccccc
il va OFHEE
il valable cbacc
il vaut ADFBB
il veut HDFFG
il vient Dcdbc
il y bab-a
ilegal a-D--
ils GLFGL
ils disent CFBBH
ils embarquent BGBBA
ils ete bcccc
ils etre ccccc
ils gardent BGBBB
ils l CMDHC
ils le AIAAC
ils m FDDCa
ils me DFAAE
ils ont CGaAE
ils partent AFBEB
ils peuvent BEBBE
ils sont EAADH
ils veulent CCAEC
ils vident BBCCH
ils vienent ECAAA
ils vont GHDHE
im 0 DEHPE
im IKPUJ
im at BGBBB
im in BCBIB
im scared -A-EA
imedi* DGDEN
imediately CDCCJ
imediatement B-BBH
imeub* F-aAA
imeuble F-aAA
imobi* --aaC
imobilier AAAAE
impay* ccccb
impos* dcddc
impot* gfgff
impots gfgff
in . BDACI
in 2000 fffff
in AAaAA
in a AEaCA
in advance ccccc
in an AAFAC
in and FBA-E
in bruises BBBFB
in care AAAEA
in chapter ccccc
in court ccccc
in custody -LAAA
in danger KDCID
in debt edeed
in france bccdc
in french AD--B
in front DGDGE
in garde DMDDD
in handcufs BGBBA
in her a--E-
in his HA-ED
in it CBBDF
in jail -C--C
in law a-ccb
in lisbon ccccc
in lyon cAccb
in marseile CCAC-
in may ccccc
in my CABCE
in one BBBBG
in our dddad
in paris c-dac
in police BHBBC
in prison gfcfe
in pyjamas ABBDD
in the DBADB
in there BICBC
in trouble a-Ca-
in with BEBEB
in writing cccdd
incen* ccccd
incendie ccccd
incon* FCFHE
inconu BCFHC
inconus FCCBE
indem* eedee
indemnisation ccdcc
indemnise ? bbcbb
indemnises ? bcccc
indemnises bcccc
indiv* eeeed
indivision ddddc
infir* CBBA-
infirmiere DBBBA
infor* bAbcb
informe ADA-A
infos cdccc
infra* ccccc
infraction ccccc
inher* hghhg
inherit ddeed
inheritance feffe
injur* feffe
inqui* ACE-A
inquieter -AD-A
insid* EKEEP
inside EKEEP
inside no CFCCF
inspe* dbdde
inspection dddde
insta* abccB
instale --a-C
instant CAAAD
insti* aA-D-
instr* ccdcc
insul* DBbab
insulin -CACA
insulte Cbbca
insultes Caaaa
insults ccdcc
insur* ffeff
insurance dcadc
insurance won dcdcc
insurer fegfe
inter* aE-AA
interdiction FCBEC
interdire ddddd
interdit aabAD
interdit de AAAED
interdite ccccc
interest dcdcc
interieur DDDDJ
internat AAAEA
international --aC-
internet aaECa
internet coment EELEE
internship cdddc
interoge CKCCC
interoge par BEBBB
interpele AG---
interprete -E---
interpreter BGBBB
interview bAcbb
intim* -A-FA
into EBCEC
into a CADFA
into custody AEAAA
into english ccccc
into my ICACD
into the FBFED
intro* BBBGB
inven* eefee
inventory ddddd
inves* bbacb
iron FA---
iron and FA---
is 0 abcE-
is BBABB
is a added
is about ddddd
is alone DEDMD
is at AGACC
is beaten -AADA
is beating JCCCC
is being IMFIH
is broken edeee
is changing DDDDJ
is coming fdeec
is crying cccbc
is driving fefad
is drunk CCBGB
is due dddca
is eight -A-C-
is fine ----D
is going H-cB-
is hapening CCCCG
is held ddddc
is here CDCCJ
is hiting HDCGD
is holding ccccc
is home eeege
is hurt ccccc
is hurting HDDHD
is il acabD
is in KQEHM
is inside BBBBI
is it eeeee
is kicking FCCBF
is kiling -cddc
is locked cBbDc
is mising DDCKD
is my -AG--
is not a-baC
is on db-c-
is screaming FDCGC
is taken ccccc
is taking DDCCI
is teling AAADE
is that eefff
is the cc-db
is there ggggg
is this eegfc
is threatening JEKGE
is throwing -CBCI
is to --aC-
is wel ddeed
is with ACAEA
isn DDJHD
isn t DDJHD
isue --D-A
it . BADAB
it ? ffgff
it AAEAB
it again CA-DA
it al EEKEI
it and AAEAC
it back cbccc
it be ccccc
it cost cbccb
it in cccbb
it legal eeefe
it on -bcbb
it s BEDGH
it take BBEBB
it was EA-D-
it work bbcbb
it would DEMDD
its hinges AAAAE
ive BBGBB
ivre HCBFC
ivre et -AAEA
ivre il EAAAA
j CBECB
j ai CBDBA
j alais Cabaa
j arete CCICC
j avais bcdcc
j ecris CCEAD
j en baDaa
j entends KEDJE
j etais edeea
jai 0 ABBIF
jai KFKLI
jai des EBBEB
jail -C--C
jamai* -BEEA
jamais -BEEA
jambe* A--C-
jambes A--C-
janvi* cbcBb
janvier cbcBb
jardi* bdefd
jardin bdefd
javel -AEA-
je BADAB
je changer ccccc
je cherche eaefe
je craque -ADAA
je crois BCEJC
je demander bbbcb
je dois baAaF
je dors EDCCL
je droit edeed
je encore ddddd
je etre eefeg
je faire ebddd
je fais c-ccA
je garde babCb
je joue ededd
je l FCGBC
je la GBADB
je laise edfee
je le cbCbb
je me DCNCC
je metre ddddd
je meurs ffhff
je monte AADAA
je mourais -ADAA
je n B-DaA
je ne BADBA
je oblige dcccc
je parle DGBCC
je pars BaBaa
je parte CAD-B
je pase ccccc
je payer ccccc
je pense FGSFG
je perds CDKDD
je peux -bddb
je prefere BBGBB
je prends -ADAA
je prepare ccdcc
je recois C-a--
je refuse EBA-D
je regarde AAGAA
je regrete BCGCB
je rentre ABBBI
je responsable C-a--
je revenir cbcbb
je revise ccccc
je saigne ICBBB
je sais HEKCE
je serai CDLDD
je signe aCC--
je signer BBBBE
je sors ICCBE
je suis DBBBB
je tiens GDGCD
je toucher dcedc
je tremble EA-AA
je vais BDOCD
je veux aaDbb
je viens EDaB-
je vis ddebd
je vois GDIDD
je voudrais --F--
je voulais DAC-A
je vous --acb
jete EEHGM
jete dehors BDCGI
jete mes ABABG
jeter GDLCG
jeter mes a-aaD
jeter par DBIBB
jeter sous ACHCC
jeu eeecd
jeu ele AAAEA
jeudi --C--
jme HCCCG
jme fai HCCCG
job and ccdcc
job hghhf
join AAEaA
joint cccdc
joint custody ccccc
joke ddedd
joue du dcddc
joue feede
jouet ddddc
jour au ccdcc
jour ffgfb
jour pour ccccc
journ* efdce
journal decdc
journaliste ccccc
journe . bbcab
jours abbAc
jours et C-aCa
jours il D-aC-
jpeu ccccc
jsui KEDHJ
jsuis KIDDE
jsuis en DAAAA
judge c-abc
judge tomorow BHABB
judge* eeeee
judges ccccc
judgment ? AAAAE
judic* aE-a-
judiciaire aC-a-
juge ? fgggf
juge a cddec
juge caded
jugem* bb-bA
jugement ? bbbbA
jugement bb-bA
juin ddddd
jump ACLBB
jumpe* Bcccc
jumped Bcccc
jurid* acacb
juridictionele accbb
jusqu BDABF
jusqu a -Ca-a
just IGECD
just ben FFbAD
just fired HCCCC
just got ededd
just left cb--b
just punched HCCBC
just texted AADDB
just the CABAC
just told AEADB
just want CCJCC
juste FJEBB
juste que ABFBB
justi* dcdc-
justice a ccccc
justice ccdc-
jvai CCICC
jvai me CCICC
jveu DELEE
kan BCEEC
ke CHGCG
kep -BAbc
kep thinking AACAA
kepin* AFAAA
keping AFAAA
keps HAAC-
keps punching DA-AA
keps the ddddd
kept -H--A
kept my -G-aA
keufs AGBAB
key CDCCM
keys E-aaF
kicke* D-aBE
kicked D-aBE
kicked me DBADD
kicked us BBBBG
kicki* JCCCF
kicking JCCCF
kid BDCLC
kid locked BBCIC
kidna* CDCMD
kidnape DEELE
kidnaped CCCKD
kids CBDDD
kids and EBDBD
kids are bAaCa
kids for dcadd
kids i BCGBB
kil ICHGC
kil a bbcbb
kil himself BDMBD
kil me LCaHC
kil myself DEMEE
kiled eefee
kilin* B-Ea-
kiling B-Ea-
kiling me gfgff
kiling myself BCGBC
kils dccdc
kitch* H-AaB
kitchen H-AaB
kitchen knife FBAAB
km bdddd
knife IBBCB
knife and EBDBB
knock AAAAE
knock* CCCCH
know BDB--
know what Dab--
koi HJBAB
koi faire JCCCC
l AAABB
l a DIDHC
l acide EA-AA
l acte -AGAA
l aeroport aE-B-
l afaire dcddd
l agence dcecB
l aide D--CD
l air -BD-a
l alcol ABBHB
l amiable ccccc
l an ddbdd
l ane fefff
l apart DA--C
l apartement AA-FD
l apel BFBBB
l argent adddd
l ariere ECCHC
l arme abccb
l ascenseur cbbb-
l asurance bbBbb
l ataque cbccb
l aube DJDDG
l audience ccbcc
l auteur ddddd
l avion a--F-
l avocat edeed
l be GBCEF
l break HBABE
l drag DBAAD
l eau BCEGF
l ecole cddBd
l educateur BEBGB
l electricite a---F
l employeur dcccc
l enfant ABAJA
l entendre BGBBB
l entends GBBAB
l entre Cabba
l entreprise cbBcc
l escalier HEDCI
l etat eeeee
l ete ddded
l etranger d-dcc
l etrangler E----
l execution BBBBF
l expulsion A-AAJ
l get EA-C-
l heritage ccddc
l heure HFCBJ
l hiver AADAA
l hopital -CC-B
l hotel aCabD
l huisier BBBBM
l imeuble F--BB
l interieur DDDDJ
l jump aAGAA
l kil ECHGC
l never -A-EA
l oficier AF-AA
l ont DLEJD
l orage ccccc
l ordre BCEBG
l put ACFBE
l shot FBEAB
l take CCGDC
l un EBBDA
la . aaCaa
la BBBBC
la avec BCCCJ
la bac CKCCD
la banque --E--
la bene AAAAF
la boite C-A-a
la brigade AHAAB
la caf ededd
la cage a--aE
la cantine edded
la caution ddddd
la cave -acDb
la ce -A-D-
la ceinture ABFDB
la chaine BAAAC
la chambre JDCBK
la chanson ccccc
la cite EFBBA
la convention -ADAA
la corde ddcdd
la cour C-a-B
la creche bbc-b
la cuisine Cbccc
la date ddddd
la derniere IDFCC
la diference cdccc
la douane daddd
la douche -AAGA
la dure bccbc
la facture cbcbc
la famile CA-aa
la fenetre FDKEH
la ferme AAFAD
la fete bBbcb
la fin aaBab
la force BCHCH
la frontiere BFBEB
la garantie ccccc
la garde bc-Ab
la gardiene GCBCF
la gare BBBHC
la gendarmerie DKDCJ
la gorge Cbccb
la il HCEBH
la ils Ba-DA
la justice ccccc
la legitime ccccc
la loi fggff
la main JDGDD
la maintenant BBBFF
la mairie bbccA
la maison -abAB
la maitrese a-aF-
la manif AGABA
la mer ccccc
la mere dcdbc
la mort EFREF
la musique -D---
la nationalite ccccc
la nounou AAAGA
la nuit c--F-
la ou DBECB
la paix A-CA-
la pension edecd
la persone ccdcc
la petite BBDFB
la piece ccddc
la pj AFBAA
la plage BBBFB
la pluie CCCFG
la police CLBBG
la porte DCACJ
la prefecture AAAAE
la premiere cddcc
la procedure bbacc
la proprietaire CCCBG
la reparation ccccc
la reponse ddddd
la reserve EAAAA
la residence BBBBF
la retraite ceeee
la route Bbcbb
la rue IECHP
la sale EAE-A
la serure aaaaD
la sortie BCAHA
la sucesion eeeee
la table HCHCC
la tele cdddd
la terase -AEA-
la tete FABDA
la treve cccc-
la vente gfgff
la vie GGPGG
la vitre GCCEC
la voisine BAAGB
la voiture D-AD-
la ya EBBBF
lacet* -G--A
lacets -G--A
lacets et -G--A
lache JDDDG
lad ADACA
lads FBEB-
lady cbcbb
lair BBGBB
laise ACCGA
laise mon bAcbb
laise notre BCBGC
laise pas -CaC-
laise son -ABIA
laise un cd-dc
laise une BCIEC
laise* BDCBC
laisent CEBEF
laiser a-bcb
lame JEICD
lame et GBBBB
lance GCBFC
lance une GBBBB
lance* JCCCC
land ccdc-
landi* a-aBE
landing a-aBE
landl* a-aaI
landlady aaaaD
landlady is ----C
landlord a-aaI
landlord had dcdce
landlord has ABBBF
landlord is ABAAI
landlord locked BCCBH
landlord removed DDDDK
landlord s BBBBF
landlord says cabbC
landlord threatens gfgfg
landlord wants dcdde
landlord with ABBBF
lapto* aadcc
laptop aadcc
larme* FBCBJ
larmes FBCBJ
last aa-cc
last mesage CDJCC
last month eeeee
last night GGCBA
last wek ccccb
last year ffffe
late ? ccccc
late ihjii
later . dcdcc
later eefee
laugh* FA-A-
laughing C----
laver C-a-C
law ? edeed
law edffe
lawye* cEbbb
lawyer bFbbb
lawyer s feeee
le ---AA
le 0 dddda
le badge AAAAD
le bail babbC
le baileur aabaD
le balcon AAAFD
le barilet BBBBG
le bebe -ABJD
le bracelet FBABB
le bras Eabaa
le bus cbdAc
le camion CFCCH
le chantier AFAAA
le chaufage edded
le chien Bacb-
le client dcccc
le code CDAAD
le comisariat -Ea-A
le compte ccccc
le contrat geeee
le controleur dcdcc
le copain -AAEA
le cou ICCCC
le couloir EBAAA
le declarer ccdcc
le delai bbcbb
le demenagement cbbbc
le devis edddd
le dimanche edeed
le dire acacb
le directeur BBBBE
le dos bdebc
le droit -bdcb
le facteur dcccd
le faire aADa-
le film feeee
le fils FGHCD
le fourgon AKBBB
le frigo ABBDH
le gamin BBBIB
le garage ABFEB
le garde deede
le gardent BHBBB
le garder BGBBB
le gaz BCIEC
le gerant BBBAH
le hal IDCCH
le harcelement ccccc
le jardin Abbcb
le juge dd-ed
le jugement bbAbc
le licenciement BBFBB
le lit BCCCJ
le logement aaaaE
le loyer C---a
le magasin dcddc
le maire -a-aC
le marchand BCBBH
le mari EBEBB
le match -D---
le mercredi ddded
le mois eeede
le monde CCLEE
le mur E--C-
le nez GCCFC
le noir EDCIC
le notaire ddedd
le nouveau AAADE
le pailason BBBEG
le palier babAD
le parking EBBEB
le pere a--J-
le petit bbbGa
le plafond EAA-A
le plombier dcccd
le poignet D-baa
le pont -AH-A
le proces cb-cc
le prochain FAAAA
le procureur -D---
le prof ededd
le proprietaire BBAAK
le proprio EEDDN
le reverai ---E-
le salon HBAAE
le secret a--D-
le serurier eddda
le soir ddddd
le suicide eefee
le syndic ddddd
le telephone bcedd
le temps -bbbB
le tienent BFAAA
le toit ACIBB
le tps ABBFE
le tribunal edeed
le trotoir CBABK
le vendeur eeeee
le videur C--a-
le voir CHBBC
le voisin AaaEa
le wek gffhf
le zizi aAADA
lease ? acdcc
lease cdedB
lease ends ccccd
lease is ----C
least DFHDD
leave ? eeefe
leave BaaAD
leave everything edgee
leave him aADD-
leave my gfhgg
leave our BABBG
leave the EBABH
leave tonight DB-BE
leave* a--D-
leaves a--D-
leaves her BCCGB
leavi* AaBBa
leaving . C---A
leaving AaBBa
leaving on -ADAA
leaving the AA-GA
ledge ACHBB
leds CC-CA
left . fefee
left BBHEA
left a -AI-A
left for -AGAA
left with CHBKD
left without --aD-
legal ? ggghg
legal aid ccdcc
legal ggggg
legal in bbcbb
legal* -ccdc
legale ? cbcbb
legale ccccc
legit* ccccc
legitime ccccc
legitime defense ccccc
legs DACB-
lends edeed
lends me edeed
lent ddddd
leque* ddddc
lequel ddddc
les -BAAA
les a -BAIA
les anes ccccb
les bareaux BGBAB
les bois a-D-A
les bras AAF-A
les cachets BBGBB
les cheveux HA-AA
les cles CCAAH
les coups ---CA
les demenageurs cccca
les detes AADAA
les enfants -AbAa
les feminicides ccdcc
les flics BHBBE
les frais aaCaa
les gendarmes aG-aC
les genoux DBAEB
les gens cbb-c
les huisiers AADAA
les impots ddddd
les jambes A--C-
les jours DBGFB
les keufs AGBAB
les lieux AAAAE
les mains ADAAA
les menotes BHBBB
les miserables ccccc
les ordinateurs AEAAA
les papiers BaaaC
les parents bbc-b
les petits CCAHA
les soirs DAE-A
les travaux edeee
les veines CDLCD
les voisins -bb-b
let EEBBF
let her EEADB
let him BGAAB
let me DBCAE
let us GCDCI
leter ed-ed
leter* FBGDB
leterbox EA-B-
leters BCHBB
letre de edfee
letre ed-ed
letres de ccccb
leur DEHNE
leur pere ABAHB
leurs fbfgd
leve HDECC
lever -AD-A
lhuis* DDDDM
lhuisier DDDDM
liabl* eeeee
liable ? eeeee
liable eeeee
liar ddddd
libel ccddd
liber* AAEBF
liberer BBFBE
licen* ffdff
licence fedfe
licencie feefe
licenciement aaCaa
licencier dcdcc
license deddd
lies about cbccc
lies cbccc
lieu ABBBH
lieu aujourd AAAAD
lieux cccc-
lieux dans ABBAF
life IEQDE
life insurance BBEBB
life is JEKDE
lift A-aEa
light -cdc-
light* EAAAA
lighter EAAAA
like abBbb
lile CFBAA
limit eeefe
limit for ccdcc
limit* eeeee
limite ccddc
line ADEAA
liqui* ddcdc
liquidation cbabb
lisbo* edeed
lisbon ccccc
list dcddc
liste ccccc
liste* cccbc
lit -B-CH
lit de BBBBH
litig* -bcbb
litige -bcbb
litige de cbcbb
litle BBBOC
litle boy ---F-
litle brother BCCKD
litle girl CCCJC
litle one ---DA
litle sister BCCIC
live baDaC
live in bacaB
live on dcddc
live with ffehf
lives -caec
lives in Caaba
livin* DEMDJ
living DEMDJ
living rom BBBBH
livre fehee
livre* -Abbb
livret ccccc
loade* EBFBB
loaded EBFBB
loadi* AAAAF
loading AAAAF
loan gfhgg
loan insurance ddedd
loans ddedd
local ccccc
locat* ccdcc
locataire a caccf
locataire ccddb
locataire de cccdc
locataire est ddddd
locataire et AAAAD
locataire ne cbcbc
locau* BGAAB
locaux BGAAB
lock AC-DM
lock me ABBEE
locke* EEBEE
locked EEBEE
locked and fbeff
locked everything AB--F
locked himself baFba
locked in BFDNC
locked me GDCGJ
locked myself begeg
locked out AAAAE
locked the KCBBB
locked up BJB-C
locks BDCGL
locks and BCBBH
locks* cbccE
locksmith ? ddede
locksmith cbccE
locksmith is BCBBI
loge FBBEF
logem* aaaaG
logement ? bbcbc
logement aaaaG
logement de BBBBF
logeu* BCCCL
logeur BCCBJ
logo eeeee
loi ? deede
loi ggggg
loi sur ccdcc
lok -ADCA
lok after -ADCA
loking for -ceac
loks -bbcc
lol kikki
londo* AEAAA
london AEAAA
long can -C---
long ddeed
long do ccccc
long does ccdcc
long to cbccc
longe* baCbA
longer baCbA
longt* bcacb
longtemps bcacb
lors dcccc
lory --D--
lose baBbb
lose my ddedd
losin* edeed
losing edeed
lost cbBAb
lost my edbee
lost the DDJDD
lot bdddd
loud ffffe
loue ededf
louis dcddd
louis xiv ccccc
love CCHBC
love them DDICD
low eeeee
loyer Abbc-
loyer* eded-
loyers eded-
lu ccccc
lui ? ddded
lui EJDIE
lui a GICDC
lui done EFBFC
lui fait AAAHB
lui il GBCEC
lui interdit CCCFG
lui meme aAAAF
lumie* DA-AE
lumiere DA-AE
lunch -EAC-
lundi acbbc
lyce -AFBA
lycen ADAAA
lyon cadbc
m 0 BDEQC
m EBCBB
m a EA-AA
m acuse dccdc
m afraid a-D--
m apele FAAAD
m apeler ABbcb
m ashamed ECFBB
m at edeed
m atend NDCEC
m avait feeee
m away ----C
m being IECEO
m bleding EAAAA
m dying ddedd
m ecrit AADDA
m emenent FDBAB
m empeche HCBBB
m en FDEAB
m endormir ABFAB
m envoie -AECA
m envoyer AAFCA
m etrangle D---A
m expulse FFJFM
m fine ccdcc
m fre cBccc
m going ABJAA
m gone BBFAB
m hiding JBCBC
m in FH-GB
m loking ddeed
m moving dcdcd
m next DA--A
m not EDHCC
m oblige GDCKD
m on B-CaC
m only ABAHA
m ont Cadac
m outside cbcbB
m ouvrir CDGCG
m pregnant ICCBG
m scared HAA-A
m sleping BCBCI
m the bbcbA
m tired AAFAA
m writing aaA-B
ma CCBCC
ma banque ccdcc
ma bele DBaB-
ma boite hfggg
ma carte Bbcdb
ma caution eefee
ma chambre A-aFE
ma clase AAADA
ma cle BCBCH
ma cliente BAC-A
ma colegue DBBa-
ma compagne DE--A
ma copine IJHFD
ma cousine -DAEA
ma cuisine BEBBE
ma dit BFFBC
ma facture ccdcc
ma famile CDKDD
ma feme aEC-A
ma file BEBJC
ma fraper FBBAB
ma garde cccbb
ma grand CCCaD
ma haie ccccc
ma machine ----D
ma meileure cbAab
ma mere CCCCB
ma mi FBBEB
ma mort E-a--
ma niece CDDOD
ma paie edeee
ma patrone aaaaC
ma petite ABBIB
ma photo ddddd
ma place dbAbb
ma porte E---H
ma serure BBBBI
ma soeur BEDE-
ma tante AbbbB
ma valise aa-aD
ma vie LGOGG
ma vile ccccc
ma voisine JB-DB
ma voiture hijkh
mache* KCCCD
machete HBBAB
machine a A---C
mad eeeee
madam* cbbab
madame cbbab
made abbcc
magas* acccc
magasin acccc
mail eefee
mails ffgff
main ICECC
mains BHBBB
mains de ADAAA
maint* EC-BF
maintenance ccccc
maintenant FDACG
maintenant il GAAAA
maire bccbA
mairi* ccdc-
mairie ccdc-
mais b-acb
mais ce ccdcc
mais ele BAEAB
mais la -E--b
maiso* ccdba
maison a ddeed
maison ccdba
maison de eeefb
maison est AAADB
maison et a-aaC
maison le cccdc
maitr* EDDFD
maitre FDFCD
maitre je D----
maitrese a-aF-
majeu* C-AB-
majeur est ECA-B
major* dcedd
make edfcc
make him ddefd
make me BCBHG
makes CA-JB
makes me GDDLD
makin* EBBBG
making EBBBG
making us BABBF
mal FAEDA
mal a HA-BB
mal au FA-aA
mal de a-Ea-
mal la -A-DA
malad* dbdd-
malade ? ----C
malade aAbbC
maladie eeeee
mali BFBFC
maltr* AaaD-
maltraite AAAGB
maman FCCNC
mamie --Ca-
man KDCJF
man at BBBGC
man in DaaBB
man of AAAE-
man online -A-EA
man who bcccc
manag* gegfd
manage ccccc
management ccccc
manager fdfeb
manda* eefef
mandat ccccd
mange* GGIOE
manger FGILD
manif AGABA
manqu* Bbbeb
manque EAAbA
mante* a-CaB
manteau a-CaB
manteau ni AAE-D
many ddcdd
march* BA-BG
marchand BCBBH
marchand de BCBBH
marche abc--
mardi -A-CB
mari GDBBB
mari a BFJBF
mari de EBEBB
mari est dBdca
mari et cbcbb
mari frape BBBGC
mari la -bbcb
mari m IA--B
mari me H--a-
mari rentre FAAAA
mari vient HECCC
mari violent dcddc
maria* -ccbc
mariage -ccbc
mariage story ccccc
marie -cddc
marie* AccBc
maried -cdad
marier AaaDa
marier ma CCCIC
mark CCCHC
mark on CCCHC
marke* AA-DA
market BBAFB
marks CCBLC
marqu* FCBGC
marque EA--A
marques BCCHC
marques de BCCHC
mars decdd
marse* DE-C-
marseile DE-C-
marte* FCCBE
marteau FCCBE
mary E-aEA
mary her D--DA
masac* Abdcc
match aDbbb
mate HNGEG
mater* baaBB
maternele a--C-
maths eeeee
matin FGBEH
matin a BDBAF
matin au AEBCA
matin il DDB-E
matin je BDBBF
matin le dcdde
matin ma BDBBE
matin pour ACACA
matre* BCBBH
mauva* gdfae
mauvais ccddd
mauvaise fcdBc
mauvaise note b-aE-
maxim* deddd
maximum cdccc
may he eddde
may hghhh
may i gfgff
mayor ddddd
mdr iijjh
me . acacb
me 0 edeee
me ? fffgf
me ICDED
me a bc-ca
me again GA--A
me and JA-CC
me at cbead
me bat KDDKE
me batre BBFBB
me by ICBCC
me caser HBAAA
me cherche ICBBB
me crie edddd
me defendre ccdcc
me demande bAABD
me deteste -AE-A
me dire AJCGC
me dis BCGBC
me dit FEAED
me doit ihiih
me done dbcbB
me down Daaab
me every E-C-A
me faire GBFDH
me fais FCGCC
me fait D-aG-
me filme ABBEE
me font -bcbb
me for BbbCb
me force DCBIC
me fout CCCCI
me foutre CDKCD
me frapait ddedd
me frape OHGRH
me fraper EAAAA
me from AFFEB
me giflait ccccc
me go c-CaA
me harcele Da-aa
me he JCDBB
me his a-CDA
me i IEKDE
me if ccdBc
me in GA-DB
me into accdc
me jete CDHDH
me jeter EBFBB
me laise ccd-c
me le -abAb
me leave KDCCF
me les AB-GA
me licencier cbccb
me mad ccccc
me marier E-ABA
me menace KBAAA
me met dbcaC
me metre CBBAG
me money cbccb
me my aD---
me no CDJCD
me not ABAFB
me nothing caccc
me on Cb-cc
me one FGGDC
me out FFDKS
me over bdede
me paie edeed
me parle eeeee
me pendre --C--
me pends CDJDC
me planter HBBBA
me poignarde ccccc
me poursuit MFEEE
me pouse ccccc
me prend Ab-db
me prete ddddd
me prevenir daced
me reclame C-aaa
me regarde cabCa
me rend ecbdd
me reste cabbA
me retient GCFCC
me retrouve A---D
me reveile -AHaA
me reveiler BCHBC
me sens CDJDD
me sere GBBBB
me she BA-EA
me slep EBBEB
me sortir -AAAF
me suis -egcf
me suit OEDDD
me suprime DDIDD
me tape ICBJC
me ten babaC
me they IEA-A
me this KDGCE
me to bBcA-
me touche A-aD-
me tue -BGDB
me tuer KDGGD
me two C-a--
me up FBAEB
me viole IDCJD
me what bcdcc
me when FA-aA
me where IFDID
me with LB-DA
me yesterday feeee
mean bbbcb
meaux DKDDD
mec RLFHG
mecha* ccccc
medec* dcdcc
medecin dcdcc
media* dcddb
mediation dcddb
medic* ACF-D
medical bbbb-
medicaments CHLCE
medicaments et AAGAB
meds E-ABA
meds and E-ABA
meile* cbAab
meileure amie cbAab
meileure cbAab
meme ? bbcbb
meme AADAC
meme plus ABEDA
meme si A-EAA
men NDCBH
men are GAAAA
men from AAAAF
menac* HACCA
menace HADCA
menace avec LCBBC
menace d gegfg
menace de CAEC-
menaces D--B-
menaces de DA-AA
menag* dcdcc
menage dcdcc
menot* CQDBC
menote BMCBB
menote a CICBB
menote devant AFA--
menotes BJBBB
menotes aux -D-AA
mer ccddc
merci DDNDD
mercr* cdded
mercredi cdded
mere CCBDB
mere de EHBaD
mere dit -ADBA
mere est CCaAC
mere ma -BEEA
mere me dabFa
mere menace bADEA
mere peut cbccb
mes CBCCG
mes afaires ABABK
mes biens ccecc
mes bras ICCBC
mes cartons bbbcB
mes cles -cccb
mes conges ddedd
mes detes ddfdd
mes deux BFBBE
mes enfants ABGEB
mes frais ccccc
mes habits a--aE
mes heures bbccb
mes mails dcddd
mes medicaments BBFBC
mes meuble BBBBG
mes meubles AAAAI
mes papiers CCGCG
mes parents HFHNE
mes sacs ABBBF
mes valises ACBBI
mesag* HGKIE
mesage EEKBC
mesages HDBJD
met a a--aD
met a-aEG
met dehors CCCAK
met la a-aEa
met une dddde
meten* BCCCI
metent BCCCI
metho* ccccc
metie* ccccc
metin* feece
meting edecd
metre baccB
metre un dcddd
metro bdddd
meubl* abbbE
meuble ----F
meuble sur BBBBE
meubles accdB
meurs d ccdcc
meurs ffhff
meurt* aD---
meurtre aD---
mi GGCGH
midi . FFCCC
midi GIDDL
midi et EEBBD
midni* HEHDG
midnight HEHDG
mieux GGQEF
mieux sans EENDE
might BCKCC
might as CDHCD
might do CDJDD
miles ccdcc
milit* -C-AD
min GGBBC
mine -ADFA
mineu* bCb-a
mineur aDbba
mineur de cccdc
mineur en AEAAA
mineur que AEAAA
mineure -AADA
minim* ccdcc
minimum ccdcc
minis* cddcd
minor ddddd
minui* GCHCC
minuit GCHCC
minut* JIFEJ
minute BHBBF
minutes . -AADC
minutes JFFDI
minutes ago DFGCB
minutes to ABBCI
mis AAB-F
mis a babaD
mis dehors ABAGF
mis des FDDCG
mis en ccccc
mis le C-aaA
mis me CDJDD
mis mes dcddc
mis un FDDCK
mis une edded
mise ccdad
mise en bcbbb
miser* ccccc
miserables ccccc
misin* ---I-
mising ---I-
mistake aaBaa
mistake i ABFBB
mistr* BBBGB
mn GHBGC
model* ccdcc
modele ccdcc
moi . EDGCB
moi HDFCE
moi avec ICCBE
moi est eddee
moi et GC-D-
moi il F-aaa
moi ils AGBCH
moi je FDIGD
moi meme edfde
moi pas F--BB
moi plus BCGBB
moi pour CFBCG
moi qui CEDAA
moi s ecddd
moi sur C-baa
moi une -AFAA
moi voulons feeee
mois . ccccc
mois dernier cddcc
mois fffef
moiti* a-Da-
moitie a-Da-
mom HEDLC
momen* IJDCJ
moment IJDCJ
moment dans CCAA-
moment meme GDCCF
mon AB-B-
mon acord bbcC-
mon ado dcb-c
mon ami FHLDE
mon amie HJGDE
mon ancien CabAb
mon apartement bbbbD
mon asocie bDaaa
mon asurance --D-A
mon avocat ccccc
mon badge -A--D
mon bail dcfd-
mon baileur aA--H
mon balcon Abccb
mon beau IGDMG
mon bebe ABALC
mon bos ededd
mon chat fedfd
mon chef cceed
mon chien geffe
mon colegue ABIAB
mon colis fgggf
mon comerce ccccc
mon compagnon HHBFD
mon compte eeeee
mon conjoint HCDAA
mon contrat ccdcc
mon copain HI-FC
mon corps Caba-
mon cou DBFAB
mon courier ccdcc
mon cousin EICFC
mon daron AFBEB
mon depart ccdcc
mon dernier AAFAA
mon dosier ffeff
mon eleve BDFLD
mon emploi edeef
mon employeur gffff
mon enfant ADAFA
mon enterement CDIDD
mon epouse AD--A
mon epoux EDABB
mon ex C--E-
mon fils BHBGB
mon frere BG-ba
mon gamin CCCJD
mon garcon AAAFB
mon home FEBBB
mon identite ddddd
mon lit ABACD
mon locataire bcedf
mon logement ABABI
mon logeur BCCBJ
mon mari GGDCC
mon mec HICDD
mon neveu CICIC
mon nom Bbcb-
mon nouveau acbcc
mon oncle AAaD-
mon operateur dcdcc
mon ordinateur E---A
mon papa BDBIC
mon patron cbced
mon pere AE-D-
mon permis deddd
mon personage dcddc
mon petit BFGLD
mon portable DC--A
mon pote BKBBC
mon premier dccdc
mon proces -AC--
mon prof edddd
mon proprietaire dcddB
mon proprio cbcbC
mon responsable ccccc
mon tel D---A
mon telephone Dbbbb
mon terain dcccc
mon traitement ----C
mon velo gffff
mon voisin BAaca
monda* cbC-a
monday cbC-a
monde DENFF
monde me AAE-A
money back dcddd
money fghgg
monsi* ECBHH
monsieur ECBHH
monsieur de --ACD
monsieur sur BBAFB
monta* bbcbb
montant bbcbb
monte GCHGC
monte sur BCIBC
monte* -BAGD
montent BBBEE
monter a--D-
month ago ccccc
month hhihg
month* ffgfe
months gggge
months late ccdcd
montr* B--F-
montre DAAFB
montre son ABAEB
moque* gfgff
mordu FBAAB
more ABKDA
more i CDICC
more than ddddd
morni* CD-BD
morning CD-BD
morning and DEBED
morning he CAAAD
mort ? dcdcc
mort EAIAA
mort de ccacc
mort est ccccc
mort par GBBBB
mort tous BCHBC
morte A-D--
mortes ddddd
mosqu* Caaaa
mot CCICH
mot sur BAEBE
mothe* a-AEA
mother a-AEA
mother is FDGIG
mother s aaaBB
moto ccccc
motor* ddddd
mourais -ADAA
mouri* FEPDE
mourir FEPDE
mourir chez ccdcc
mourir est ddfdd
mouse ccccc
move dfggf
moved away ecddd
moved dffgc
mover* bbcbA
movers are --a-D
movers bbcbA
movin* cccdB
moving cccdB
much cc-cc
much is dcddd
much time ccccb
mum FGFJE
mum and AA-DA
mum is CCCGG
mum s FJCGE
mumy IDCKE
munic* ddddd
mur Cb--b
murde* bCbba
murder bCbaa
murs ccccc
music edeee
musiq* dAcdc
musique dAcdc
must eeeea
must i eeeec
must the ccccc
mutue* dcddc
mutuele ccdcc
my 0 AC-JB
my BBABA
my acount hgggg
my arm DA---
my aunt adeee
my baby BCBME
my bags ABAAJ
my bank gffff
my bed BBBBG
my best cbAcb
my bf HJGDD
my bike eeefe
my birth ccccc
my bos dbeec
my boyfriend GHADB
my brother -DAcc
my busines c-bbb
my car cdbdb
my card ccccc
my case ccdcc
my cat hghhd
my child a-aE-
my children --Eaa
my clas BBAEB
my client ccccc
my coleague aCBba
my company edeed
my cousin AF-EA
my dad FIBFB
my daughter CDBHC
my debts ABFBB
my deposit eefee
my dog dcddc
my dor bbccD
my employer dcdda
my eviction BBABF
my ex -bdCb
my exit cbdbb
my face LDCDD
my family ABFBB
my father bBb-b
my file ggghg
my first dcddc
my flat D-aaF
my flatmate DHGBB
my friend GIKGD
my front GCCCH
my funeral BCHBC
my furniture aabaD
my garden GAA-A
my gate JDDCC
my gf HDCCF
my girlfriend ILKDE
my grandaughter BBBGB
my grandchildren BBAHB
my grandmother ddddd
my grandson -C-A-
my great ccccb
my half -A-DA
my head HEIIE
my home B---D
my house Acddc
my husband EGCBB
my insurer dcdcc
my job eefee
my key EEDDN
my keys CA--F
my kid ABBGA
my kids BCKBF
my kitchen DA--E
my land ededd
my landlady ddddd
my landlord cbdcD
my laptop ddddd
my last AAGAA
my lawyer ccccc
my lease babaD
my legs EA---
my licence A-EA-
my life NHQFG
my litle DEEQF
my living BBBBH
my lock CCCCJ
my mail ccdcc
my manager ccddd
my mate HMGED
my mom GDCGD
my money edddd
my mother --BAB
my mum DDBGD
my name F-aaa
my neck HBFBB
my neighbour Aceaa
my nephew EKEKE
my new -bccc
my niece BCAJB
my old fefff
my own ccdc-
my papers AACAD
my parcel deeed
my parents FEHND
my parked edded
my partner E-baa
my pasport Ea-aC
my phone CBba-
my pils CDJDC
my report ABAEB
my rights bBcbc
my rom aab-E
my romate KDFCD
my siblings cbccc
my sister BBAAa
my son AHBHA
my stepdad IFEMF
my stepfather DEDMD
my stepson DIDHD
my stolen cdccc
my stuf CCCCK
my taxi BEGBC
my teacher cccdc
my tenager ddeed
my tenant -cddd
my things cccda
my uncle -AcAb
my underage BGBBB
my wife CEE-B
my wil E-A--
my window Acddd
my windows DAABF
my work FBBBB
my wrists CDJCD
mysel* CDOCC
myself CDOCC
myself again CCHCC
myself in Bbdbb
myself out ffgfg
myself tonight ABFBB
n BCECB
n a -EABB
n ai -aCaA
n arive cbacc
n en CHJDD
n est aE-E-
n ose E-a--
n y BBHBC
naked GDCJD
naked pictures BCCIC
name -deec
name ? ccccc
name in EA-AA
named ddedd
nany BDCMC
napol* bbcbb
napoleon bbcbb
nasty ccccc
natio* ebeed
nationalite ccccc
ne AACAA
ne comprend aDbaa
ne decroche aBD-A
ne dors ccdcc
ne fait ccccc
ne la EEAEB
ne le CCFIC
ne lui AGACA
ne m CADAA
ne me B-FDA
ne paie adeed
ne paserai CCHCC
ne peut -E-AE
ne peux DE-AF
ne plus BCFBF
ne reagit AAAFA
ne rend ddddd
ne rien -A-FA
ne s edfdd
ne sais DADB-
ne sait -CC-A
ne se FBEAB
ne serai AAGAA
ne sont cAcdc
ne veut abbdc
ne vois eedee
near DD-CC
near the ---DA
nearl* bbcbb
nearly bbcbb
neck JDFHD
neck and GBFBB
ned a bAcbc
ned aAbbb
ned it ABGBB
ned lawyer BGBBB
ned to CAa-C
neds a cccdc
neds bCbcb
negoc* cbccb
negot* ddedd
negotiate ccdcc
negotiate my cbdbb
neigh* Bac-a
neighbour D-aC-
neighbour had edddd
neighbour is HCBAG
neighbour leaves BCCGB
neighbour s hegdf
neighbours fcffe
nephe* EKEMI
nephew EKEMI
nephew is DHDJD
neuf cbbbA
never --EE-
never arived BCBGC
never paid ccccc
never se -A-EA
neveu CICIG
neveu de BDADB
new bolt BCBCH
new eegf-
newbo* BBBHB
newborn BBBHB
news cBbcc
next DbcBb
next dor EA-I-
next month efeee
next rom GBBAB
next time FBAAB
next to bcdcc
next wek ddddd
next year fffhf
nez FCBFB
ni ABG-D
nicke* CMDDD
nicked CMDDD
nicked at AEAAA
niece DDCQE
niece de BBCJC
niece is BBAIB
night . ADACA
night EFDFB
night and FGGID
night i GCGCD
night* -cdcc
nightclub dcdcc
nights C-a--
nine -AA-D
no BEIBE
no family CCFCF
no lawyer AGABA
no longer eegfc
no more DENDD
no news -EAAA
no paper AAABE
no point BBHBB
no strength CCICC
no wil BBGBB
nobod* EIIEC
nobody EIIEC
nobody speaks AEAAA
nobody wil DBEBB
nobody would CCICC
noel ffdhf
noir DCBIC
noire* ABHAB
noires ABHAB
noise gfhgg
noisy dcddc
nom adeec
nom de ccccc
nombr* ccccc
nombre ccccc
noms edddd
non ? bBcbb
non ACAaD
nord GFBCC
norma* ddddd
normal ? dcddc
normal ddddd
nos ---AG
nos enfants cccdc
nos parents cccdc
nose DDHGD
not aABaA
not let ccccc
not pay ccccc
not to FDFGH
not wake DDIDD
notai* eefee
notaire eefee
notar* decdd
notary decdd
notary s cdccc
note BDJJF
note and CCLCD
nothi* bAAbb
nothing about AADAA
nothing bAAbb
nothing in cccdd
notic* dddde
notice ? cbccc
notice dddde
notre FHENK
notre bebe CGDID
notre file BGEEB
notre fils ---HA
nouno* -A-G-
nounou -A-G-
nounou a BBBFB
nouri* ECCME
nourison ABBGD
nouriture EBBFB
nouriture et EBBFB
nous CDABL
nous a bdddc
nous avons bBbcc
nous deloge BCCCH
nous dit ADC-B
nous expulse DDDDK
nous expulser BBBBF
nous faire CBBAG
nous jete CCCBH
nous met CCCCJ
nous n CICCC
nous somes CCAAG
nous sortir AAAAE
nouve* -BcaB
nouveau AaaBD
nouveau ne AAADE
nouvele aBbcb
novel ddddc
now ? caccc
now IHDDJ
now and EAABD
now he E-AAA
now i edebd
now my CICDE
now the ccccc
now they -F--a
now what HDDDI
now who ccccc
nowhe* AAAAF
nowhere AAAAF
nowhere to AAAAF
nu IEDHD
nue CDCKD
nues AAAFA
nuit ? dddde
nuit DHDFE
nuit a FLIFF
nuit au BGBBB
nuit il CAAEA
nuit je -ADAC
nuit pour -DAEB
nuits dcddd
nule BBBBF
nule part BBBBF
nulit* bdbbb
nulite ? bdbbb
nulite bdbbb
numbe* -cccc
number Abbbb
number do EAAAA
number is ccccc
numer* ddddd
numero ccdcc
nus EBBFB
o CMCCD
o poste BJCCC
oblig* bcdAc
obligations ccccc
obligatoire ? dcddc
obligatoire ddeed
oblige BAaGA
oblige a GDCKD
obten* ddddd
obtenir ddddd
ocasi* dcddd
ocasion dcddd
ocupe aBBaB
ocupe la ddddd
ocupe* AAFAA
ocupera BBEBB
ocupera de BBEBB
of . DBEBB
of 0 dcdbd
of a gfgfg
of aaA--
of atorney ccdcc
of cheating ccccc
of dead CCHCC
of her AACBF
of his DBFCB
of its AAAAE
of living ABHAA
of me aabBC
of mine BCEEC
of my Abbaa
of our aA-aF
of paracetamol BCGCC
of the ababa
of these -bdbb
of this cbdAc
of us AD-AF
of what HDFFD
of with -C-C-
of without AADAA
ofenc* ccccc
ofence ccccc
ofer ddeed
ofice bcedc
ofice n AEAAA
ofice* BMBBH
oficer AH-AA
oficer says CICCC
oficers CJCCJ
oficers are BFBBD
ofici* AG-AA
oficier AG-AA
oficier m AE-AA
old ---E-
old is CCCIB
old landlord ccccc
old man DAB-E
old wants eeehe
old with BCCHC
older BCCLB
older boys -BAD-
older man AABGB
on BCBBD
on a -EAA-
on entend LDDED
on est FDADJ
on expulser bbcbc
on facebok dcccc
on friday BBAGB
on her JFDED
on his -AaF-
on holiday ccccc
on it baabD
on la -A-D-
on lui BJGEC
on m bD-a-
on ma BFBAA
on me ICBCF
on monday caCba
on my a-dcB
on n BEBEF
on ne aCCa-
on nous DGDGO
on s -cddd
on sait BFBBB
on saturday Bbbcc
on se -cdcc
on sundays cdccc
on the GCHEK
on veut babDa
on vient EICBI
on wednesdays dddfd
once AADA-
oncle -AbCa
oncle me -A-DA
oncle s ccccb
one . CEFCB
one AEEBD
one day ccccc
one hour CCCCJ
one would CBFBB
onlin* ABDHA
online ABDHA
online has -A-FA
online without ccddc
only CGKGE
only one cb-c-
only the A-AEA
only thing CDHCC
ont AEbAB
ont arete -EAA-
ont coupe cccc-
ont emene -D--a
ont ete dccdd
ont garde dedde
ont ils bcbbA
ont mis gcfdf
ont pris BDbbb
ont tabase E-BEA
onze -AAGB
onze ans -BAHA
open AbA-c
openi* edfde
opening edfde
opera* ededd
operateur dcdcc
oqtf dcdcc
or a bbcbb
or dcddc
or he -BABG
orage ccccc
orang* ccccc
orange ccccc
order ? dcddd
order BaBaB
order to bcccc
order* CCGCG
ordered AAFAA
ordin* EE-AA
ordinateur E---A
ordinateur est ccccc
ordinateurs AEAAA
ordon* abcbb
ordre ABDBI
ordre de -A--E
origi* ccccc
ose E-a--
ose pas HBBBB
otage avec dcccc
otage edddd
other ccaec
ou ? ABBBF
ou aler EBBCG
ou cacca
ou dormir ECABF
ou ele BBFCB
ou en ccccc
ou est EGCFC
ou il CDF-B
ou je -EDAA
ou l ccdcc
ou le cbccc
ou pas eeeee
ou un edeee
ou une ddddd
ou vient dcddd
oubli* edeee
oublie dcdcc
oui BD-AE
our DEDJK
our baby -AAGA
our camp CCBCI
our daughter aD-Da
our flat -AA-E
our home --AAH
our litle -A-FA
our parents ddded
our son -B-F-
our things AAAAF
our two -AAFA
ourse* EA---
ourselves EA---
out . BAC-B
out ? d-dcc
out EDDDM
out and ACAHF
out at ABBBG
out by CDCDJ
out for eeeee
out himself aA-DE
out i babCb
out it BBAAD
out now ABBBG
out of CAAAJ
out the A-a-H
out this AAABJ
out today ----C
out tonight a---E
outsi* FDBGI
outside FDBGI
outside in BBBGB
outside my Cccdd
outside our BBBGB
outside the FGCHC
outside with BBBBF
ouver* CAGAA
ouvert EBIBC
ouvert le AAFAB
ouvre bbcAB
ouvri* db-aa
ouvrir cbA--
ouvrir les BCJBC
ouvrir un ddfdd
over Ca-b-
over a cdddd
over for CDHCC
over my E-baa
over the BAaaC
overd* baCaa
overdose baCaa
overt* ccccc
overtime ccccc
owe eeeee
owes feffe
owes me feffe
own caccB
own the ccccc
owner aA--L
owner and -AAAE
owner is CDCCJ
owner s -AAAF
owner* edfee
owners ccdcc
ownership ccdcc
pa CFCCC
pacin* EBBBB
pacing EBBBB
pack bbbcC
pacs ddddd
pacse* eeeed
pacser eeeed
padlo* -BA-J
padlock a--bG
padlock on a--bG
paid by BBCBE
paid edbdb
paie ? bbcbc
paie fgfgg
paie le edede
paie pas Abccc
paie plus ddddc
paie rien dcddc
paiem* dcddd
paiement dcddd
paila* FCCEG
pailason FCCEG
pailason avec DBBAC
pain GDJFD
pair -C-DC
paix --C--
palia* ccccc
palie* AA-BI
palier AA-BI
palier avec CBBAE
palier il a---E
pane gghgg
papa . aA-DA
papa GJEUG
papa a BIDGD
papa et --aC-
papa il HCBFD
papa lui -A-DA
papa me BDCJD
paper AEAAH
paper in BCBBE
paper* c-ccB
papers aBaaD
papers and AA-AD
paperwork ccdcc
papi ABFFB
papi lui AAAEA
papie* aA-aD
papier bBaaD
papier du ADAAA
papiers ---bD
papiers . -BDAD
par CBaAB
par des HCDGJ
par ereur ddedd
par jour ccccc
par la BHEBF
par le -cdcB
par les IMCCD
par leur -AAEA
par ma fehee
par mois ddddd
par mon H-aAA
par sms E----
par son DabE-
par tere KCCGD
par un dddad
par une eefee
parac* BBHBB
paracetamol DDKDD
parce Bbccb
parce qu eadac
parce que Faac-
parce* ihhhh
parcel ihhhg
pardo* CBJAB
pardon BAI-B
paren* AAAI-
parent a-aC-
parents ? ddded
parents AAAJ-
parents are ACADA
parents house ddded
parents m GCCEC
parents me CDCJD
parents ne CFBGB
parents sont ccccc
parents veulent -AAEA
parents want ABAGB
paris dafbd
parke* accdb
parked accdb
parked car edded
parki* -cdbd
parking -cdbd
parking . ccccc
parking il EAAAA
parking ticket ccccc
parla* cdcAc
parlait ---Da
parle BGFCA
parle a DDHHD
parle d -ADBA
parle de -bBcb
parle pas -DA--
parle* CAbAa
parler CBaB-
parlo* aaCa-
parloir aaCa-
pars BaBaa
pars dimanche BBFBB
part ? ccccb
part cdedb
part en ccccc
part ou BBBBF
parta* bccdd
partage acccc
parte DADAD
parte* AFBEB
partent AFBEB
parti DDDEB
parti avec BFDEB
parti dans a-D-A
parti en ---D-
parti* aaAAA
partie avec -AaHA
partie cb-Eb
partie de dcddd
partie en AABCA
parties and edded
parties edded
partir . cbabb
partir ? ccccc
partir BADBE
partir a ccccd
partir avec ABAHC
partir en dcacd
partir je CCGCC
partir tout ABBBG
partis ccade
partn* Aadbc
partner C-dab
partner is FGCCC
partnership ccccc
parto* G----
partout IAAAA
partout il HBBAB
partout que dcddc
parts cceac
party eefee
pas . IBACB
pas ? ccccc
pas CCCDB
pas a bccAd
pas avant HHBBC
pas bouger FBBBB
pas comprendre D----
pas compris ccdb-
pas d -DE--
pas dans CCA-A
pas de D-ACA
pas et CCBIF
pas ete ---E-
pas etre AAEAA
pas eu aaaaC
pas francais -DA--
pas il --DFA
pas l cbabb
pas la BDEBA
pas le GGCCC
pas les eefge
pas me a--C-
pas ou CAA-A
pas papier ACCAA
pas paye effee
pas payer ddddd
pas pourquoi BCEBB
pas qui C--A-
pas quoi ccecc
pas ramene ABBFB
pas rentre BDCJF
pas rentrer AABDA
pas se CFHCD
pas sortir FGAAa
pas telephoner ICBCC
pas venu -C---
pasager CACAA
pase bien ccddc
pase gcgfg
pase ses AA-D-
pase t eefee
pased GA---
pased away dcddc
pased out JDCCC
pasen* c-ccc
pasent -C---
pasep* bddbc
paseport accac
paser -CDAA
paser ? ccccc
paser la AEBBB
paser* BBFBB
paserai CCHCC
paserai pas CCHCC
pases bbbaC
paspo* Bccd-
pasport Bccd-
past DA-AD
patie* E-aa-
patient F-a--
patro* dcdd-
patron cbdeb
patron m bbAcc
patron me -ccca
patrone aaaaC
patrone me a---D
pavem* BCBBK
pavement BCBBK
pay ? eefee
pay ffggg
pay for ccccc
pay my ccccc
pay the ddddd
paye ? cdccc
paye hhhhf
paye pa dcdcc
payer ? edeee
payer fghgg
payer la cccdc
payer mes ccccc
payes babbC
payin* cdfeb
paying cdfeb
payme* eeeee
payment eeeee
pays ? ddedd
pays bcdBc
pays pour CCCHC
pays the eddbe
pe cccdc
peace -AD--
peine ccacc
peint* edeee
peinture ededd
penal* b-cbb
penale bcbbb
penalty ddddd
penda* a-aaC
pendant a-aaC
pendant la ecgfe
pendant les ccdad
pendant mon ccdca
pendant qu BFBDB
pendant que FEIEM
pendr* BCKCC
pendre BCKCC
pends CDJDC
pendu ddddd
pense GHUGH
pense a EENEE
pense au DDJDD
pensi* fefee
pension fefee
pension pour cbccc
peopl* FA-BB
people FA-BB
per dcdcc
perd ddddd
perdr* cffed
perdre cffed
perdre ma ccdcc
perds CDKDD
perds la CCICC
perdu abBBb
perdu mes ddede
perdu mon a-Ca-
perdu son fffge
perdu* eeeee
perdue eeeee
pere AB-IA
pere a CFCEA
pere de -A-GA
pere est CAcd-
pere il baaE-
pere la AAAEA
pere m baaEb
pere me ADCLF
pere ne c-cdc
pere qui CCDLD
pere refuse bbBca
pere veut bbBca
perfe* C----
perfectly C----
perfectly civil C----
perio* eeeee
period ccddc
permi* fffef
permis de ccccc
permis fffff
permision ? ---C-
permision ccdac
permit ddddd
perqu* BIBBA
perquisition AFAAA
perquisition en AFAAA
perso* ABBa-
person -bbbb
person in ccccc
personage eeeee
personal ccccc
persone DGGBC
persone de CDGDG
persone n ---C-
persone ne EHJBC
persone qui bbcbb
persone suicidaire ddedd
pete BD---
petit -BCLB
petit a AAAEA
petit ami BBFAB
petit fils -BBD-
petit frere ADCLD
petit* ABAKC
petite -BCKB
petite file ABBGB
petite soeur -AAFA
petits ? ddddd
petits AA-GC
petro* DADA-
petrol DADA-
peu -CBba
peur HCGEA
peur de FBEDA
peur il LDCBC
peut ele hhijh
peut etre bc--b
peut fdefe
peut il ggggg
peut on feffe
peut pas FGCCC
peut se CGCCC
peuve* AFBAE
peuvent AFBAE
peuvent ils -C--A
peux A-abA
peux pas IGDCH
peux plus a-C-D
pharm* bdedd
pharmacie -cccb
phone . ccdac
phone aBaA-
phone and CAABC
phone for BGBBB
phone* -Da--
phoned BFBBB
photo A-CB-
photo* -ACGA
photos -ACHA
photos de BDGHD
photos nues AAAFA
phras* dcdcc
phrase dcdcc
physi* CA--A
piano feffe
picke* AJBBB
picked AJBBB
picked up BIBBB
picking up CAADA
pictu* GDGJD
picture EAAA-
picture of EAAA-
pictures BCCIC
piece deeee
pied DBaaA
pied de FCCCE
pieds EBBFB
pieds nus EBBFB
piere bbcbc
pils EFSFF
pils and BCIBC
pirat* edeed
pirate ddddd
pisci* -AAEA
piscine -AAEA
piza ccdcc
pj AFBAA
placa* GBBIC
placard baaCa
place cBaaa
place de ccddc
place en BHBFC
plafo* Abbcb
plafond Abbcb
plafond de ccccc
plage BBBFB
plaid* ddfdd
plain* cdeee
plaint ddded
plainte ? dcddc
plainte avant D----
plainte ccedd
plait edddd
plan cbAcb
plane defef
plani* cbabb
planing cbabb
plant* JA--A
plante HA--A
plante avec FAAAA
planter IBBBB
planter si FAA--
plaque C----
play a dcddc
play feefe
plays fdfff
pleas* GDCCA
please GDCCA
please help ededd
plein FBEFC
plein de EADBB
plein* DJDHD
pleine DJDHD
pleine nuit CGCGC
pleur* BB-G-
pleurait -AAFA
pleure cBbDa
pleure dans bAbcb
pleure tous cbcab
pleurs EAA-A
pleurs son EAA-A
pleut -AAAE
plomb* edede
plombier edede
pls JCCCC
plu FFPEF
pluie ---CD
plumb* gefee
plumber gefee
plus . a-AEB
plus ABJCC
plus a baCbb
plus aucune ABFAA
plus besoin --F-A
plus d -ADAC
plus de -AD-C
plus debout BBFDB
plus depuis ccdcd
plus entrer CCCCH
plus envie --C--
plus et c--aa
plus etre CCHCC
plus il BCICF
plus j ABFBB
plus la GDMDD
plus ma --D--
plus me EELDD
plus persone AAEAA
plus qu CCICC
plus que DBEDB
plus rembourser ddedd
plus rentrer CBBBF
plus rien AbaCa
plus simple BBFBB
plus tard ddfdd
plus tot ccccc
plus vivre -AGAA
pm EBAAG
podca* ddddd
podcast ddddd
poeme ccdcc
poeme sur ccccc
poign* AABaa
poignarde dans dccdc
poignarde ddddd
poignet D-Aaa
poignets AFFBC
poing JDCCC
point aaEaa
point in BBHBB
point* gghgg
points gghgg
poiso* ccccc
poker ccddd
pol BBAFB
polic* CLBBF
police ? ghgfg
police CMBBG
police a AI---
police and AFAAB
police are EHEEO
police at ACBAD
police aux BGBBB
police came AFABA
police custody AGAAA
police d dddcd
police est IBEEL
police gave -a--D
police have EODDE
police i GFBCC
police it CCA-C
police m giggh
police peut ccccc
police say BFBEB
police search bccbc
police station aGaaa
police stoped cdccc
police take BGBBB
police vient AGAAA
policeman d-dcc
policier cAccc
policier m AEAAA
policiers aD--E
policiers sont cccca
pompi* ddedd
pompier ccddc
pont a-Fa-
porta* AAccb
portable CBbba
porte . DCCCI
porte EBABK
porte a -AADB
porte avec Ca-aB
porte d CBBEE
porte de -cccd
porte est BEAAC
porte et -BBBH
porte le cccca
porte pendant aa--C
porte pour ----D
porte sur dcddc
porte* ceeee
porter bdddd
porter plainte cdddd
portu* dcf-d
portugal dcf-d
poser ccccb
poser une cbbba
posib* cbddd
posible ? ededd
posible cbddd
poste COBAC
poste depuis edded
poste on BHA-B
poste* AAFAA
posted AAFAA
pote BKBBC
poube* ddcc-
poubeles eeded
poule* ddddd
poulet ccccc
pour 0 CDCBG
pour a--a-
pour aler AACDA
pour ce BBFBB
pour cete AAEAB
pour des daddd
pour etre BDFBB
pour exces cdccc
pour juin ccccc
pour l --a-F
pour la dddbd
pour le gfgeg
pour les bAccA
pour m CHCDH
pour ma EBba-
pour me GBDAH
pour mes bbcbb
pour moi GHSGH
pour mon aFaaa
pour ne BBFDC
pour nous -aa-G
pour partir -BDAJ
pour qu BBBFE
pour sa ---C-
pour signer eeeeg
pour toujours EFPJF
pour tout BBGBB
pour un ccedd
pour une dbfee
pour vendre ccccc
pour vider BABBG
poura* ABFBB
poure* JDCDD
poured JDCDD
pourq* dAbed
pourquoi dAbed
pourquoi je BBFBB
pours* JCBEC
poursuit MFEEE
poursuivi ? cbc-b
poursuivi cbc-b
pouse E-aab
pouse a ccccc
pouse dans GBBB-
pouvais EBACB
pouvait ccdcc
pouve* BHBBB
pouvez BHBBB
pouvez vous AFAAA
power and AA-AE
power ccdcA
power of cbccc
preal* ccccc
prealable ccccc
preav* ccdcc
preavis ccdcc
prefe* bADaA
prefecture ebfea
prefere a-D--
pregn* ED-DD
pregnant ED-DD
pregnant and ACaCa
premi* edeeb
premier eceed
premiere cddcc
prend F-CaC
prend la cbAbb
prend ma FCEAG
prend* --ACD
prendre --aBD
prendre l AAADA
prendre mes ABAAF
prends -ADAA
prene* AEAAA
preno* EA--A
prenom FBABB
prepa* -aBaa
prepare a-Da-
prepare un ccddc
pres EA-EA
pres de aaaCa
presc* eefee
prescription eefee
prese* bCcb-
present ? cccce
presente -Ea--
presi* eefee
president ccdcc
presq* D-ba-
presque D-ba-
presu* dcdcc
pret edddd
prete ddddd
prete* ddede
preve* dadbb
prevenir dadeb
prevo* ccccb
prevu fefee
prevu* ababE
prevue ababE
prevue ce CBCCH
pri BEGCG
prier* G-A-A
prime dcddc
prime* ccccc
primes ccccc
princ* cdddc
print* AA-AE
pris EIGDD
pris des BBGAB
pris la ECFBF
pris les AEBBE
pris mes DEAAA
pris mon BG-E-
pris son a-D-A
pris un ddddd
pris une D-aaa
priso* -dbdc
prison a --D--
prison fgdgf
prisoner GCBCC
prive de D-ABA
prive* aaaCa
prix ccccc
proba* dcddc
proce* ddadc
procedure ffffg
proces aaDaA
proces de ddddd
proces je DDJDD
proch* bdcee
prochain -ddde
prochaine dcddd
proche cbccb
procu* aCaaa
procureur a -C---
procureur aCaaa
produ* ddedd
produit ccccc
prof ebcbd
profe* cccac
profi* -A--F
profite BBBBH
profite de BBBBE
progr* ccccc
proje* ccacc
project ddddd
project is ccdcc
prolo* BIAAB
prolonge CIBAB
prolonge de BFBAB
prolonger AC--A
prome* FBACB
promi* ICFCC
promis FBAAA
promised ECFBC
promo* dcccc
promotion ccccc
prope* ddedd
property dcddc
propo* dcddc
propos cbccb
propr* -A--K
proprietaire a BBBBH
proprietaire a-aaH
proprietaire est ABBBH
proprietaire garde ccccc
proprietaire m FEDDK
proprietaire me dcdcd
proprietaire ne ccccc
proprietaire veut cbccc
proprio BCABM
proprio a CDCCL
proprio m cbcba
proprio ma BBBBH
proprio veut ccccd
prose* aC---
prosecutor aC---
prote* bdedd
protect ccccc
protection Caaaa
protection order D----
protege ? ccccc
protege feefe
proteger acdac
prouv* dcccc
prouver dcccc
prove ddddd
provi* cccab
prud bbcbb
psych* eefee
psychologue cbccb
pu -E-AA
pub -bccc
publi* eefdb
public ddeed
publie cccbc
publie des dcddc
publier AA-CA
publique AAAAG
publique est AAAAE
puis edfee
puis je fegff
pul EDADA
puled JCACC
puled a JCACC
punch* OECCE
punched KCCBC
punched me HCCBC
punching JCABC
punching me JCABC
puni ccccc
punis* ccddc
punished ccccc
pupil cabDa
push EBBBC
pushi* CAAAA
pushing CAAAA
pushing me CAAAA
put EFEBI
put a HCGBB
put him -FAA-
put me babaC
put my cbac-
put on ABACF
put the ABHBB
putai* BACAA
putain BACAA
putin* DHDDK
puting DHDDK
puting my CGCCE
pv ddddd
pyjam* ACCJG
pyjama ABBHE
pyjamas ABBDD
qu EEGDC
qu a BCGFC
qu ele DJKFE
qu est gghgg
qu il FDGDB
qu ils AG-ED
qu on FDFEG
qu un deadc
qu une A-D--
quai GDICD
quai et BCHCC
quali* ccccc
quand ? -Daaa
quand a ccccc
quand aaa-b
quand il B-bDa
quand j Abbcb
quand je C-E--
quand maman -BBGB
quand on cbcc-
quand puis cbccb
quatr* -ac-a
quatre -acba
quatre mois ccccc
que 0 CD---
que CCCBC
que c bCCDC
que ca --E--
que ce aaAca
que doit DBEAB
que faire aDbAD
que j G-AAA
que je FBECG
que l a-Caa
que la -AECB
que le acaba
que les acccb
que ma BFEDC
que mon CMGHC
que papi AAAEA
que risque edede
que se efgee
que si ICEBG
que son B--GA
que tout BBGBC
que va dcddc
que vous ACDAA
quel age dcddd
quel contrat ccccc
quel delai ccccc
quel est deedd
quel fefff
quele date ccccc
quele edcee
quele est ddedd
quele peine cbcbb
quele* fffff
queles fffff
queles sont ccccc
quelq* A--BA
quelqu BABDC
quelqu un BABDC
quelque bccdc
quelque chose acbcb
quels droits ccccc
quels ffgff
quels papiers acccc
quest* dFccc
question iehhg
questioned CKCCC
questioning CICCC
questions -Ea-b
qui a dbddd
qui apeler Accdb
qui bcdbd
qui est bAb-a
qui garde ccccc
qui l EBBGB
qui le EBBFB
qui m bCaB-
qui me D-aaa
qui ne ccccc
qui paie gfgfg
qui peut ecfce
qui s AADAA
qui se -BC-A
qui tourne EAAAA
qui vont dcedd
quinz* eeffe
quinze ans ddeed
quinze eeffe
quit ccdcc
quite BaBAa
quite mon ccccc
quite* abcaD
quiter abcaD
quiter la AAADE
quiter le A-a-B
quiter les AAAAE
quiter mon edfdd
quoi ? ccccc
quoi baccb
quoi bon BCHBB
quoi ca AACAA
quoi faire Bbdcb
quoi la efeee
quoi un ddedd
quoi une ccdcc
quote ddddd
quote* ddddd
racis* DA---
racon* eeeee
raconte eeeee
radia* C-aCb
radiateur DA-Da
raise ddddd
raiso* b-DBb
raison baDac
raison de CDHCD
ramen* a--I-
ramene -A-IA
ramene le BBCHC
ramener aaaCa
ran -AAHA
ran away a-aE-
rang GFCFB
rang from -ACDA
rang me GECEC
rang whispering D-ABA
range AADAA
raped QEDIF
raped by aaaD-
rapel* cddcc
rapele cddcc
rapor* ccccc
rapro* FBABB
raprochement FBABB
rate dbAcb
rate mon BBFBB
rathe* DDIDD
rather DDIDD
ratin* ccccc
rating ccccc
rats ddddd
rayur* ccccc
re HFDJM
re forcing EBAE-
re holding ECAA-
re in ABAED
re keping ADAAA
re on -AABC
re stil DAAD-
reach EGCBB
reach him AFAAB
reach the EABBA
read fdged
readi* a-aaE
reading a-aaE
ready CDMCC
ready to DDJCD
reagi* ---E-
reagit AAAFA
reagit plus BBBHB
real bccc-
realy cdcdb
reaso* BBGBB
reason BBGBB
reason to CDICC
recei* edeed
received ccddc
recep* FFCDG
receptioniste EEBBB
recet* ccdcc
recete ccdcc
recete de ccdcc
recev* ddddd
recevoir ddddd
recip* ddedd
recipe ddedd
recla* --abb
reclame BBaaa
recog* ccccc
recoi* C-a--
recois C-a--
recom* IADCA
recomande ddedd
recomence OFHDF
recomencer DBDBB
recon* eefee
reconu ccddc
recor* fffgf
record ddddd
records edded
recou* gfgff
recours ? feeee
recours fefff
recru* ddddd
recu CAcba
recu un ddddd
recu une Bacba
recue ccdcc
recup* gggge
recuperer gggge
recuperer ma ccdcc
recuperer ses dccdc
recuperer son bcbbb
red ddddd
red light ddddd
redes* BCIBC
redig* bbabb
redou* ddded
redoubler ddded
refai* cccdc
refor* eeeee
reform ccdcc
refug* HBAAB
refugie IBBBB
refugie chez GBBBB
refun* gfggf
refund ? ddddd
refund gfggf
refus* cccbd
refuse bcbbc
refuse d -AE-D
refuse de AA-Da
refuse je EAC-A
refuse qu DBACB
refuse que ccccc
refuse to ddddd
refused ddadd
refused to ccccc
refusent bAccc
refuser bAbbb
refuser de ADAAA
refuses ccd-c
refuses to cbc-b
regar* -BHGB
regarde ACIHB
regarde les ABEAB
regarde sous -AAEA
regim* caccc
regime caccc
regis* fffff
register ccccc
registered ddddd
registered leter ccccc
regle . --D--
regle aaDaB
regle* acddc
regler C----
regles ddddd
regre* FFPFF
regret CCGCB
regrete BCGCB
regulier ? ADAAC
regulier ADAAC
reimb* cbcbb
reimbursed cbcbb
rejoi* CCJFC
rejoindre CCJFC
relac* -D---
relache ccccc
relan* ccccc
relax* ccccc
relaxe ccccc
relea* -Abbb
release BCaa-
relie* -AD--
relief AAEAA
relog* ----D
reloges ccccc
reloges depuis ccccc
remar* ddddd
rembo* hhjhh
rembourse ? cbccb
rembourse ffgff
remboursement ? ccccc
remboursement eeeee
rembourser eefee
rembourses ? ccccc
rembourses ccccc
remov* AA--H
removed BBABH
rempl* fefff
remplir ccccc
renco* -AAFA
rencontre -AAFA
rencontre sur -AAFA
rend fddce
rend fole feffe
rend pas cbd-c
rende* dceAc
rendez dceAc
rendez vous dceAc
rendr* feece
rendre fefce
rendre la ddddd
renou* aCbbb
renouvele aCaaa
rent fefea
rent is ccddc
rentr* HDCGH
rentre D-aCD
rentre a FAAAC
rentre chez HCBDA
rentre de AABHF
rentre du ACACD
rentrer KFGHI
rentrer chez FDEGF
renvo* cbb-b
renvoyer ---C-
repai* ddddd
repar* Ccccc
reparation dccdd
repas acccc
repet* bbAca
repete --D-B
repete qu --D-B
reply BBGBB
repon* dccdd
repond baabb
repond pas acdc-
repond plus ACDB-
reponse eeeee
repor* acdab
report ? cbccb
reported adccc
reported my deccc
repri* AEAAH
repris BFBBI
reput* ddddd
reputation ddddd
reque* ccccc
request ccccc
request for ccccc
reser* beeee
reserve Caaaa
resid* --a-F
residence ABAAH
resig* gfgff
resign feeee
resignation ccccc
resil* ffgff
resilier ? bbcbb
resilier ddedd
resor* -GA-A
resou* ccccc
respo* cddcd
responsable ? edeed
responsable bdeed
resta* cdedb
restaurant abcb-
reste a AAAAC
reste bAACB
reste* cdbee
rester abAcb
restes edeee
resum* eefef
resume edeed
retar* ffffc
retard de ddddd
retard ffffc
reten* ALACA
retenu a caccc
retenu aFaba
retenu au -C-b-
retenu par CICCC
retenue BKBDC
retenue par cccAb
retie* IHFCD
retienent FGCBC
retient FBDBB
retir* bcadd
retire bb-bb
retirement ccddc
retou* ACAIB
retourner BCBJC
retra* ggigg
retracter ccdcc
retraite efgff
retro* FBFAE
retrouve BAE-E
retrouver a-C--
retrouvera GBAAB
retur* adedd
return -cdcd
reuni* ddddd
reunion ccccc
revei* FFQIF
reveile DCJGC
reveile pas CCEHC
reveiler DEMEE
reven* HAAFB
revenir Eaaaa
revenu HCCHD
revenus a-aC-
rever* a-aG-
reverai -A-HA
reverai plus ---E-
revie* Cc--a
reviens -ADAB
revient GaaCa
revient avec CAACA
revient de ABBHB
review fefee
revis* fffff
revise ccccc
revision ccccc
rice ---D-
rien . CAADB
rien bA--b
rien de dcdcc
rien dire ABBGB
rien fait AEAAA
rien je BBEBB
rien pour bcccc
rifle GBA-B
right ? fefef
right IEBBH
right now LIFEK
right* d-edd
rights ? eeeee
rights d-edd
rights of ccccc
rigol* E-aa-
rigole HBBAB
ring ? ACBAE
ring DD--B
rire ededd
risk daccc
risqu* eeeee
risque edede
roads* Adbbb
roadside Adbbb
roblo* DDDKD
roblox DDDKD
rof ABIAC
roisy AFBAB
rom . CAA-D
rom F--BJ
rom he GBBBB
rom to -cddc
roman ccccc
romat* KDFCD
romate KDFCD
rome cbccb
rompr* cbccc
rompre cbccc
ronfl* dcdcc
ronfle dcdcc
rope CCKCC
rope ready DDJDD
roste* ddddd
roster ddddd
rot ccddc
rouba* -FA-A
roubaix -FA-A
rouer FAAA-
rouer de FAAA-
rouge il DAAAA
roule GDHCD
roule vite GDHCD
round KEHJE
round my EBFBB
route . ceeee
route Addad
rsa ccdcc
rucks* -BAAD
rucksack -BAAD
rude fdeed
rude to fdeed
rue IGDHP
rue avec ACCBK
rue ce ABABI
ruine AADAA
rules Abbbb
rumou* ccccc
rumours ccccc
run --DGA
run away CBCJC
runs a--aC
ruptu* eefee
rupture conventionele cbccc
rupture eefee
s 0 cDceA
s CBBBA
s a FCAGF
s aplique -AACC
s arete DDLDE
s aslep DA-AA
s at aCabb
s back -eeed
s ben FMCGD
s car -A-EA
s child ccccc
s coming HBAAA
s dark -AAFD
s driving GB-AB
s en HEKED
s est -CC-a
s going FBDAB
s gone a-D--
s got ICCCC
s had BBHBC
s he dcc-b
s holding GAAAB
s il cfhff
s in AHAAA
s inside AAAAE
s no BCHBB
s ocupera BBEBB
s ofice ccccd
s on EAADD
s ouvrir -AF-A
s pension bbcbb
s phone eeffe
s siting DBDCA
s smoke ABAHB
s standing BAAaF
s stil CJ-A-
s the cb-bA
s threatening FAA-A
s violent GBAAA
s waiting Eaaaa
s wil edeed
sa AA---
sa ceinture FBBBB
sa chambre ccAec
sa feme cAabb
sa file geffe
sa grand ddded
sa guitare --D-A
sa maison dcddc
sa mere EFCKD
sa part ddeed
sa voiture Cb-cb
sac EBAAH
sacs CCCCJ
safe ddedc
said MFOEF
said godbye a-D--
said he HCEBC
said if HAaBA
saign* HBBGB
saigne HCBHB
sais IDJDC
sais pas GBEBA
saisi AAF-A
saisi par AAFAA
saisi* dcbcb
saisir cccca
saisir le ccccc
saiso* ccdcc
sait BGDBB
sait pas AFDAB
salai* ddcdd
salaire ccbcc
salar* caacc
salarie -C-a-
salary ccddc
sale Acacc
sale de ECGBC
sale of cccdc
sales cccbc
salon HBAAE
samed* Bbbab
samedi D-a-a
sanct* ccccc
sang KCCAC
sans aACBA
sans aret ECGCC
sans cese ccdcc
sans interprete AGBBA
sans manger CCBHC
sans moi DFNDE
sans mon bbcC-
sans nous ccccd
sans payer ddddd
sans prevenir ----D
sans son BGHAC
sans suite cdccc
sarl ccccc
satur* -ccdd
saturday -ccdd
saute gefee
saute* EEOCD
sauter FFPEE
sauter du BCIBC
sauve F-a--
savoi* bbacb
savoir bbacb
saw AAEAA
say CJBDH
say he CCAAA
say i DFCDK
say my -EA-A
say they E-BAH
sayin* CBIAB
saying CBIAB
saying he CBFAB
says IFHHF
says he EBECA
says her -A-FA
says i D-aCD
says if HBCAB
says it BCBHC
says my CLCGD
says next FBABB
says she GHOEE
scare* FACEA
scared FACEA
scared of FBCAA
scared to CA-BA
scari* -AFAA
scarifie -AFAA
scarifie et ABGBB
scele* ---AD
sceles ---AD
scene ccccc
schiz* HABBB
schizophrene HABBB
schol -aaFa
schol . ACACA
schol and baaFa
schol is aa-D-
schol play cccdc
scien* aacaC
science ddedd
scola* edead
scolaire dcd-c
scote* dAddc
scoter dAddc
scrat* accbc
scratch C----
scratched ddddd
screa* MEDKD
screaming MFELE
screams FBBEB
scren* ccccc
screw* HCBBC
screwdriver HCBBC
se BCGCB
se a AIDBB
se any CCHCC
se dispute EA-AA
se faire HBABF
se fait FAAHD
se him -AaD-
se his feeee
se it DA--A
se jeter -CJBB
se marier feffe
se pase feggf
se paser ccccc
se pendre CDKCD
se plaint ddded
se reveile FDEHD
se suicider CCLBD
se termine ccccc
se the CEDAA
se tirer AAEAA
se tuer BDLDE
seale* ABAAG
sealed ABAAG
seat dddee
secon* bBcbc
second -Ea-a
secou* JFEQF
secoue HFFRG
secoue le BCCKD
secoue mon BBBFB
secours FAAaA
secre* -DBJB
secret -BBJB
secte CCCHC
secti* ccccc
secu dcdcc
seize* ccdcc
seized ccdcc
sejou* bbabb
sejour bbabb
sel gfggg
seler fefff
seler won ccccc
self B-Da-
semai* eecec
semaine ccaca
semaine derniere ddecc
semaines fffee
sen BBBFB
send FGBHC
send me BCBJC
send someone FHBCC
seneg* CACAB
senegalais CACA-
sens CCKCC
sent -b-cc
sent me AbBbb
sente* fffff
sentence fffff
separ* gfggf
separation ccccc
separes cbbcb
septe* dddde
seque* LDCCD
sequestre LDCCD
sequestre par GBAAB
sera EIREF
sera t --C--
serai DDNDD
serai mort CCICC
serai plus BBIBB
serai* DDPDD
seraient -AE--
seraient mieux CDICC
serait CCLCC
serait plus AADAA
serait un DDIDD
sere MLEEF
sere le GAAAA
serie dcddc
serie* fefee
series ddddc
serio* ddddd
serious dcddc
seron* BBGBC
seront BBGBC
sers AAEAA
sert AAFAA
sert a BBFBB
serur* aaaaH
serure ABABJ
serure a DDDDL
serure de dddde
serurier dcccD
serurier est a-aaC
servi* a-D-E
service baCbA
ses -EACA
ses 0 -D---
ses afaires fecff
ses enfants BCCJC
ses journes AA-D-
ses medicaments BHHBC
ses meubles eeeee
ses the dcddc
set E---A
setle* eeeee
setled ccccc
setlement ccccc
seul ADCID
seul a ccccc
seul dans AAAFA
seul et BCEFC
seule FEHGC
seule a edeed
seule dans ABBGA
seven AAAEA
sexue* cbdAb
shake* DDDKD
shame AACAA
share ? cbccb
share defde
share* gfgfg
shared fefef
she DCDEB
she doesn AC---
she get eeefe
she has CA-FC
she is bbbCb
she keps ECCGC
she l FFDGB
she lives FAAAB
she neds -D---
she s BDECC
she says CaBAa
she ses dcddc
she threatens GCCCC
she tok ddded
she wants baCca
she won EBDAB
shit AHBBB
shit il BHBBB
shok CDCJD
shop badcd
shopl* BEAAA
shoplifting BEAAA
short ccdcc
shot bcadc
shot himself b-F-A
shot myself ddfed
shotg* EBEAA
shotgun EBEAA
shoul* cdccd
should defde
should i ddeee
shout aCaaa
shout* IAAB-
shouting LDCEC
shouting that HAAA-
shouts at dcccc
shouts ddddd
show D--aC
showe* EBBHB
shower ECCGB
shows ddddd
si CAIBA
si ele a-E--
si j ccdbA
si jai a-aD-
si je FBGBA
si le BCFBC
si mes AADAA
si mon cdddd
si on ABJBA
si un eefee
sibli* cccdc
siblings cccdc
sick eeeee
sign a AFAAA
sign hehgh
sign the hghgg
signa* hghhg
signalement ddddd
signaler cccdc
signe fddff
signe un dcecd
signe* gdggf
signed . ccccc
signed a ccccc
signed gghgg
signer . dddde
signer fdeed
signer un ADAAA
signi* ddede
signing ccdcc
silen* BGBCB
silence ADABA
simpl* -CGAA
simple -BE--
since 0 CJCBC
since CMEHC
since last BHBBB
since the EEBEC
since yesterday AHCHC
sinon BA-CE
sinon il DBADG
siste* BCBEA
sister BCBEA
sister has EEBBB
sister in BFF-B
sister is BEBHB
sister s ddddd
sister tok edeed
site dbddd
siter a cccdc
sitin* FDJEF
siting FDJEF
siting in EBBCE
siting on BCICB
six A-bCa
six ans AA-GA
six mois abccc
six months ccccd
six year AAAFA
skip A--AC
sland* ccccc
slander ccccc
slap GCBBC
slape* cbbCb
slaped cbbCb
slapi* DAADA
slaping DAADA
slep CBFCI
slep because edfee
slep forever DDIDD
slepi* -BFAH
sleping -BFAH
sleping on BCBCI
sleps a-aE-
slipe* dccdc
sliped dccdc
slit GEJDE
smack* EAAAA
smal ddedd
smash* HA-D-
smashing HCBBB
smels a-aC-
smels of a-aC-
smoke ABAHB
sms G-aa-
snap BBBGB
so ? dcccc
so FCHBF
so i BBDBF
so much AADAA
so the CCHCC
socia* bbbbC
social bbbbB
social nous BBBAE
sociale a--BC
socie* edeee
societe edeee
socra* cbccb
soeur . eeeed
soeur DFEHB
soeur a AbAba
soeur de CCCIC
soeur est EDEFC
soeur s AFAAB
sofa cbdcA
soins dcedc
soir . fdcde
soir HDEFG
soir avec BCBII
soir et DEDEC
soir j CADAA
soir je EADB-
soir pour Dabaa
soirs DAE-A
sold feeee
sold me edddd
solei* BDDJC
soleil BDDJC
solic* -GAAA
solicitor -GAAA
solut* BBHBB
solution BCIBC
some C-abB
some men DAAAD
someb* GDHKD
somebody GDHKD
somei* BCBBH
someil BCBBH
someo* Baaa-
someone ? DDAAA
someone Baaa-
someone else ----D
someone is JDCGD
somes DCAAG
somes en EA-A-
somes expulses DDDDJ
somet* bADb-
something bACb-
somni* EFNEF
somniferes BCIBC
son CDBGB
son at AFAAA
son avis dcddd
son beau ABAFA
son bebe AFADB
son chien EBFBC
son emploi cdccc
son ex Cbcca
son fils DA-E-
son frere BAAFA
son fusil DBIAC
son got abaD-
son has BGBFB
son is FMHLE
son it ABHAB
son lit ---D-
son mari Bdefc
son papa -A-DA
son pere dbcFb
son petit -A-D-
son rang -ACCA
son s eeefe
son studio CBCBH
son telephone BEHIC
son wants --Da-
son was aE-a-
sone HFCCC
sont CCABG
sont chez EBBAC
sont dans ABBBI
sont dedans BBBBE
sont deja BAADE
sont devant DABAD
sont en CCA-F
sont les ccccc
sont partis ccade
sont pas aDbAa
sont restes dccdd
sont sur DDHDH
sont venus CIDCH
sors ICCBE
sors avec FAAAA
sort aH-aI
sorte EBBAF
sorte* CCCDJ
sortent CCCDJ
sortent mes CCCDJ
sorti ICCAC
sorti sa FBFAC
sorti* GEEFJ
sortie -ADDa
sortie de BBBGB
sortir GGCFM
sortir de GBBBJ
sortir du BBBBF
sortir la A-AEB
sory EDLBD
soufr* DDKDD
soufrir EEKEE
soula* CELDD
soulagement DDIDD
sourd DDBBE
sourd* CAACA
sous DCCEC
sous contrainte BGBCC
sous curatele bbcbc
sous l BCBHB
sous la GCBHF
sous un FDKDD
spain ccccc
speak DKEDG
speak to -DA-A
speak* AEAAA
speaks AEAAA
speaks english AEAAA
sped ccccc
spedi* eeedd
speding eeedd
spend aDa--
spend* gghhg
spends gghhg
split Caaaa
spons* cccdc
sponsor cccdc
sprea* cccdc
sprin* cbcbb
squat DBDHM
squat il CCCFH
squat* ffffd
squaters eeeee
squateurs cbbcA
squez* IDCCD
stab JDCCC
stab me JDCCC
stabe* Acccc
stabed Acccc
stabed in EAAAA
stabed me dccdc
staf GCCBG
stage feefe
stagi* cbccd
stagiaire cbccd
stair* FBADH
stairs FA-AG
stairs and CAAAB
stairwel ABBED
stand* DCFAG
standing EDGBH
start degfe
start* --ccB
started aaaaD
starv* BBBFB
starving BBBFB
state bbcbb
state* cbccc
stati* bGbbb
station AJ-AA
station and AFAAA
station he BGBBB
station in aCaaa
station next cddcc
station they CHCCC
stationement dcddd
statu* edeed
stay alive CCICC
stepd* IFEOF
stepdad IFENF
stepdad is GCCFC
stepf* DFEPE
stepfather DFEPE
steps* DIDHD
stepson DIDHD
stick BCBIC
stil aslep cbbbA
stil bAdcc
stil has ccccc
stil have ccccc
stil inside BJBBB
stil there AFBBB
stil with -DA--
stole dbddd
stole my ccccc
stole* fffff
stolen bike cdccc
stolen fffff
stop DAEDA
stop it ACCGE
stop me ccccc
stope* aBAa-
stoped aBAa-
stoped me deddd
stoped paying cccc-
stops edeee
storm eeeee
story bddcc
stran* D-bDA
stranger DEDJD
strangle ededd
strangle my dcdcc
strangled HAAAA
strangled me JCCCC
stren* CCICC
strength CCICC
strength left CCICC
stres* dcddd
stret EFBEO
stret and -DA-A
stret with BCBEH
strik* fefff
strike ddddd
stuck -dddd
stuck at ccccc
stude* -CB-C
student -CB-C
studi* AAA-H
studio AAAAI
study ccccc
stuf CCCGK
suces* ffgff
sucesion de ccccc
sucesion ffgff
such cbacb
sue ? bb-bb
sue fedfe
sui FCGCC
suici* AAJAA
suicidaire BBHBB
suicidal FFPFF
suicide dcadc
suicider DDOCE
suing ccccc
suis CAABB
suis a cdeec
suis asistante dccac
suis au BJLGD
suis baileur bbcbc
suis cache GBBEB
suis convoque cddcc
suis dans baeAd
suis dehors cbdc-
suis desespere AADAA
suis devant baaCb
suis en KJCDJ
suis enceinte EA-CD
suis enferme Adffg
suis etudiant adccd
suis fait edfed
suis fatigue BCHBB
suis infirmiere FCEDC
suis je cdecd
suis journaliste ccccc
suis le aaaDa
suis locataire AAAAD
suis marie ddddd
suis mort fegee
suis refugie IBBBB
suis sequestre MEDEE
suis sourd C-AAD
suis sur CDKCJ
suis un CACAA
suis une CDHHD
suise ddedd
suit NEEDI
suit dans ICCBA
suitc* a-aaD
suitcases -A--D
suite . cbdcc
suite ? ACAAE
suite HEDCH
suivi ccccb
sujet bba-b
sum ccdcc
sumar* ccdcd
sumarise ccdcd
sumer dcd-c
sumon* deedd
sumoned dedcc
sumoned to dedcc
sunda* edbdd
sunday for -ADAA
sundays ddddd
sup ddddd
super* AbdAb
supermarket FCBGC
suplie -CACA
supor* ceefe
suport feffe
supri* aaDaa
suprime a-C--
suprime mon ddedd
sur B-BAB
sur deux cccdc
sur facebok edeed
sur internet ABIDB
sur l ffgff
sur la abCbA
sur le CCFDH
sur les cdebd
sur ma AabaD
sur moi Eabaa
sur mon Eabaa
sur salaire AACAA
sur snap BBBGB
sur son bbBca
sur un db-ac
sur une baaaD
surog* ccccc
surve* CAEEC
surveilant abaCa
surveilant de abaCa
survi* BCGCC
suspe* eefee
suspended ddddd
svp FDABE
swalo* GDJDD
swalow GCGCC
swalowed ABFBB
swalowed a ABFBB
swape* AAAAD
swaped AAAAD
swaped the AAAAD
swimi* bbccb
swiming bbccb
switc* AAECA
switch BBFBB
syndi* feffe
syndic fefff
synon* ccccc
syste* dcccc
t BACAA
t a EAEAB
t answer cbdbA
t be aAIBA
t close ccccc
t come AFAID
t do AAD-A
t ele eedee
t get D-baE
t give ddddd
t go CDIHD
t have DGLDE
t il hhhhg
t know FG-BB
t le BAFAB
t let IGDBH
t live ABBBD
t on ddedd
t paid edeed
t pay cefff
t picking CAADA
t reach DC-AA
t refund dcdcc
t say -B-D-
t se CDKFD
t sign eefed
t slep ffhfb
t stop JCDBB
t take bCdbb
t tel ADBGB
t told ECFBC
t understand cAdbb
t wake BCEHC
t want bdaec
tabas* LBCIC
tabase LCDFD
tabaser C-AD-
tabaser par -a-D-
table EAIAA
table* CFKAB
tablets DIODD
taila* BBHAC
tailade BBHAC
tailade les BBHAC
take aCCAA
take him BFBGC
take me -Ca--
take my BBDBH
take the caDba
take to AADAA
taken EHFCC
taken away BHAAA
taken into aCaaa
taken my DFABB
taken the FBBEB
takin* EGEEN
taking EGEEN
taking my EGEEN
talke* Caaba
talked Caaba
talki* AAD-A
talking AAD-A
tambo* FCBBF
tambourine GDCCG
tant bcedc
tante BaaAC
tape OEDKF
tape avec CBBGB
tape ele GBAAB
tape ma HAA-A
tape mon -AAEA
tape sur -bccb
taper BA-D-
tard . dcedd
tard gghgg
taux ccccc
tax gghgg
tax on ccccc
taxe eefee
taxe fonciere edeed
taxes ddddd
taxi CBBA-
te GBBBB
teach GCGGC
teach* bbcDb
teacher bcdCc
tear ccccc
tel DCEEB
tel anyone CBAFB
tel me BBaD-
tel my BBIBB
tel the -ccdc
tele . ccccc
tele cdded
telem* FCECC
telement FCECC
telep* GDCDC
telephone ? daccc
telephone DDBCB
telephone de eefee
telephone est BEFGC
telephone et FCBAB
telephoner ICBCC
telin* cab-C
teling cab-C
teling her ABBDF
teling me dcddb
tels a-aaC
tels me AAAAE
temoi* ddffe
temoigne bdfed
temoin c-abb
tempe* dcdad
temperature ddddd
templ* cbccb
template cbccb
temps ? bbcbb
temps bacca
temps de DBAAG
ten Ab--A
ten minutes CBEBG
ten year cccdc
ten years dcddd
tenag* -BaG-
tenage BFCHC
tenager bccBb
tenan* aadca
tenant aadca
tenant and AA-AE
tenant is ccccc
tenant left ddddd
tenant s ccdce
tenis club ccccc
tenis fffff
tenta* aDC-A
tentative aDC-A
tentative de bCcaa
terac* bcccc
terace bcccc
terai* dccca
terain dccca
teras* cbAbc
terase cbAbc
tere KCCGD
terif* ABAFB
terified ABAFB
termi* ddbdd
termination ddddd
teror* ADDEB
terorise -BDEB
testa* ddbdd
testament ddadd
tete GAACA
tete il ICCCC
tete sous BCBHB
text Abcbb
texte* D-CBA
texted FBEDC
texted me FBEAB
texts ccccc
th CFGCF
than a-CBa
thank CDJCC
thank you CDJCC
thank* cbabc
thanks ccdcc
that ? ccccc
that abaac
that alowed ddddd
that he GEGEC
that her FBBDB
that i acdaa
that is DBAEB
that legal bbbbb
that mumy ---C-
that never ddedd
that s -AEDA
that they C--Bb
the -A-AA
the 0 BDEAD
the agency edeea
the airport BFBEB
the army dddcc
the baby aAaI-
the back cabBb
the bailif BACBL
the balcony BCBHC
the bank cc-cc
the bar -bccc
the basement EBBFB
the bath DDKDD
the bathrom EBFAB
the bed LECID
the bel CDADA
the belt -AEBB
the border AGADA
the bos ccccc
the boy BDCLC
the building BabAA
the bus ccdAc
the car DAF-A
the celar B-aDa
the cels AHABB
the child -AAEA
the children -A-ID
the co ccccc
the coker AAADE
the comisariat BIBAB
the company cbccd
the contract ededd
the cops DAC-A
the costs ccccc
the court baacc
the cpam ddddd
the custody ccdcc
the cylinder AAAAD
the dark ECBFC
the day edddd
the death ccdcc
the debts ABEBA
the deposit ccccd
the diference bbcbb
the dog baCaa
the dor HDADK
the driver FA---
the engine -AD--
the escape ccccc
the eviction BBBBJ
the family B-CaA
the farm BBGBB
the file ccccb
the fine edddd
the first DACAA
the flat CBCEF
the flor GAA-A
the foster CDCJD
the french bbcbb
the front EAAAC
the garage B-CC-
the garden geebe
the gas AADC-
the gendarmerie EMEDD
the gendarmes BIABF
the girl BBBGB
the ground HBBAA
the gun DBGBB
the hal AAACD
the hotel -C--G
the hour CCCBH
the house EABC-
the inheritance ddddd
the insurance --D--
the insurer ccccc
the judge bAB-b
the judgment --ACA
the keys BaabB
the kids AbaBb
the kitchen Ca-bb
the landing a-aBE
the landlady AAAAD
the landlord ACABM
the law ddddd
the lawyer eeeee
the lease abcca
the litle AABFA
the lock --a-F
the locks AAAAH
the locksmith dcdda
the man b-aDa
the manager cbbcA
the market CCBGC
the match BGBBB
the meting edeed
the metro dcdcd
the morning C--DA
the mother cbc-c
the movers bbcbA
the nany CDCKC
the neighbour DBBF-
the newborn BBBHB
the next F---A
the night ACAEA
the notary eeeee
the ofice -cccc
the oficers BFBBA
the old B---D
the only -AEaC
the other ccddc
the owner aA--K
the pain DDKDD
the parents ---C-
the pavement BBABJ
the phone -CDCE
the place DCBBF
the plane bdded
the plumber ccccc
the police CJAAD
the power aabaC
the prefecture ebfee
the prosecutor aC---
the rain BBBED
the rent cbbbB
the residence BBBBF
the roadside Adbbb
the rof DEMEF
the rope DDJDD
the rules DAAAA
the sale hghhg
the schol ceege
the seler feffe
the series ccccc
the shared ccccc
the shop feffe
the shotgun DBEAA
the shower ECCGB
the squat -aADE
the stairs FA-AG
the station CI-BA
the storm ddede
the stret EFBEO
the supermarket FCBGC
the table AAGAA
the tablets DEMED
the tax dcdcc
the teacher --aDa
the tenant a-aaB
the time BBFBB
the town -A-AE
the train C-D--
the us ddddd
the van ACAAC
the waiting -C---
the wal ccd-c
the way GAAAA
the window DFLDI
the winter BBEBE
the word -bccc
the works dcdcc
the wrong feeee
theat* feeee
theatre feeee
their eef-f
their father DDDKD
them BDIJF
them i -AACD
them this A-ABD
theme ccccc
then AED-A
there DECBB
there a eeeee
there are accad
there is FAE-A
there s LGKLK
there since -DA--
these cefee
they EJDFI
they are GIBGH
they arested DJDCC
they ask ccccc
they cal ddddd
they cut -A--G
they do AAAAF
they evict BBHBB
they gave AFBBB
they have -D-bD
they kep FIBBA
they kept cddcd
they l Ebca-
they put e-dec
they re HFELO
they say ELCCH
they stoped bCbbb
they take CGGFC
they tok BLEBF
they told fffgg
they ve GMEFN
they want CJBHG
they won AIBDF
thief ccdcc
thing -BE-A
thing* Cab-C
things Cab-C
things on dccde
think KGMLG
think about DEMDE
think he DBCAB
think my DCAIC
think* FGRFF
thinking GHSGH
thinking about DDJDD
thinking of EFNEF
thirt* BBEBF
thirty A-AAE
this -BCAC
this afternon AFAAH
this anymore BBFBB
this contract ccccc
this estate dcedd
this evening BBEDG
this form dcddd
this is EEOEE
this loan ddddd
this minute -AAAF
this morning DE-BE
this sentence dcddd
this sumer AB-FA
this time DELDD
this wekend a-aF-
this world DEJED
those BBBEB
thoug* BCIEC
thought -ADDA
thoughts CCGCC
thre acbab
thre days Cabbb
thre hours -A-DA
thre weks fefee
thre years ccccc
threa* JBCCA
threatened GA--A
threatened me C--a-
threatened to FAAAA
threatening KEJED
threatening me HBAaB
threatening to ABEEA
threatens Dac-b
threatens me ICCCC
threatens to Bbccc
threats ? CAAAA
threw ECBHD
threw me DBAHD
throa* F-aa-
throat F-aa-
throat every HBBBC
throu* -aaCa
through -aaCa
through a edeed
through the DA-EA
throw EDICC
throw* KFEFP
throwing HEDDL
throwing us ABBBE
thrown FDDEK
thrown out BCCCH
ticke* eefee
ticket eeeee
tie CDHHD
tiene* BFAAA
tienent BFAAA
tiens GDIDD
tiens plus CCHCC
tient H-ACA
til HHBDF
time AaDbB
time i ECFBC
time limit ccccc
time to AAAAG
times a-F--
tire CAbba
tire une edddd
tired baCaa
tired of AAEAA
tirer FBGBB
tirer sur FBAAA
tirer une BCIBC
titre ccbcc
tjr -CA-B
to --B--
to ? ddddd
to a fdgef
to answer CICDC
to be baD--
to beat FA-aA
to break D----
to bring AAAEB
to cal ADACA
to change eeeee
to die DENCD
to disapear BBGBB
to do BBcaa
to eat CCFGC
to end CCJCC
to erase AADAA
to evict BCABI
to find AHBBB
to finish GBBBB
to get GBDCF
to give cbd-b
to go AADCA
to hand BAADF
to hang a-Ca-
to have aaaDa
to heaven ---E-
to help B-C--
to his ffgge
to hit EBAAB
to jump DDJCD
to kil KFKIF
to know eefee
to late dcddc
to leave cdfbA
to let ----E
to live cbBec
to low ccccc
to mary BaaF-
to me edc-d
to met CCCIC
to move cccdc
to much bb-cb
to our ddedd
to pack bbbcC
to pay gghgg
to pul FCBFB
to report ccccc
to resign feeee
to say -C-a-
to schol cccdc
to se CBB--
to sel ddddd
to send GDCKD
to show ----C
to sign cBdcd
to slep DDKDG
to stay BBGBE
to stop CCHCC
to strangle dcdcc
to sue eefee
to take -a--B
to tel --aC-
to the AaCBa
to threaten ccccc
to throw EDICC
to work gfhff
today . EAAA-
today JFEGN
today and ECCCG
today is AEAAA
today where CCCCH
today with FCFCF
todle* CEDOE
todler CEDOE
toget* cb-Ac
together cb-Ac
toi EBFBB
toile* DAAAA
toit --Eaa
tok CHHCE
tok my GLDDF
tok our a-AG-
tok the -AGaE
told -DCED
told anyone ECFBC
told me cABEb
told us ccdc-
tomat* ddddd
tombe dcd-c
tombe en ccccc
tomber b--D-
tomor* -Da-b
tomorow -Da-b
tomorow . edddd
tomorow and CGGCC
tomorow he GBAAB
ton FBBBB
tonig* GFGFI
tonight . gegae
tonight GFGFI
tonight and abccc
tonight he GBAAB
tonight i GBBBB
tonight my AFBAD
tonight to E----
tonight with ABABG
tonto* aAAHA
tonton aAAHA
top ccccc
tordu GCCCC
tort abccc
tortu* DDDJD
tot ccccc
touch --aC-
touch* HEFPE
touche FBAJB
touche ma CCCIC
touched GDCKD
touched him BBAFB
toucher edebd
toucheront CDICD
toucheront l CCGCC
touches BDCMD
toujo* CHGCB
toujours CHGCB
toulo* ADAAA
toulouse ADAAA
touri* dddcc
tourn* GCEDB
tournevis HCCBC
tous FBICB
tous les C-EB-
tout . -bdbb
tout FCHDG
tout a GC-AD
tout bas AA-D-
tout de FFECI
tout en BBBBG
tout est A---F
tout et Bbccb
tout le --EBB
tout les HEIDD
tout prepare CDICC
tout s BBGBC
tout se ccddc
tout seul -A-FA
tout va ddded
toute aaDCa
toute facon CCGCC
toute la cdaad
toute seule ABBGA
toute* AA-BD
toutes AA-BD
toutes mes CCCCG
town aaa-C
town hal cccbc
toy ccddc
tps ABBFE
trace* CDCLD
traces CDCLD
traces de BCBJC
trademark ccdcc
tradu* ccdcc
trafi* eefee
trafic ddfdd
train HDGCJ
train d AEABG
train de JCEDM
train* Bb-bc
traine bddde
trait* -ccc-
traitement EAAAD
trans* gghgg
translate ccccc
trava* dffee
travail . dcddc
travail bcdcc
travail et FCBBE
travaile cbbb-
travailer dans bbdAb
travailer dfhef
travaux ggggh
tre b-Faa
tremb* GA-AA
tremble EA-AA
tres cccAb
treso* ddfdd
treve cccc-
treve hivernale bbbbA
trial* ccccc
trials ccccc
tribu* fedee
tribunal fedee
tried a-EA-
tried to BCEFB
trois acb--
trois ans eeeec
trois enfants CCCIH
trois fois AADAA
trois heures aa-CB
trois jours abece
trois semaines dcdcd
trois* DBBFB
troisieme DBBFB
tromp* gffff
trompe gffff
trop de ffffe
trop eebff
troto* CBABK
trotoir CBABK
troub* -AE--
trouble -AE--
trouble if AAEAA
trouv* D-aAC
trouve FA-CE
trouve mes EBABF
truce -A-AC
truck AA--D
true ? ffefe
true ggfgf
tryin* KDCCC
trying KDCCC
trying to KDCCC
tu Acdcc
tue ? CCGCC
tue cbCab
tuer D-DC-
tuer le ccccc
tuer mon ddddd
tutel* ddddd
tutele ddddd
tuteu* ccdcc
tuteur ccdcc
tv cccca
twent* c-b-a
twenty c-b-a
twenty minutes aB-BA
two AAa-C
two big EABAB
two cops BBCBH
two days ddecd
two girls EAADa
two hours BHCFC
two men HCCBC
two months eeeee
two oficers BFBBD
two points ccccc
two year cbc-b
two years feeee
type EAEBA
typin* FA-AA
typing FA-AA
u EFBBA
uk ccccc
un a DCAHF
un abcab
un abonement ccccc
un acident eeeee
un adulte DDDKD
un ami fddee
un an fegee
un ancien bbbbA
un apartement fffff
un autre cccca
un avocat AJ-AA
un balon edded
un bar dcddc
un bebe aAAHC
un bon ededd
un cadenas AAAAG
un camion BCFCJ
un client E----
un colegue ddded
un colis eddde
un comandement bbbbc
un concurent ccccc
un constat ccccd
un controle deddd
un coup E-bba
un court ccccc
un couteau C--C-
un credit CAAAA
un crime ccccc
un de -DCa-
un debat dddcd
un delai --a-C
un double ccccd
un eleve cccbc
un enfant baaDa
un entretien ccccc
un expose ddddd
un faux ccccc
un film edddd
un fusil C-aa-
un groupe Caaaa
un home NDDKE
un huisier feffg
un inconu BCFHC
un jouet ddddc
un jour ffhfg
un juge AE-AA
un locataire ddddd
un mari cccbb
un mariage GCCEC
un marteau FCCBE
un mec HCCDB
un mesage FCDAB
un mineur deeed
un mois ccc-c
un monsieur BCCGK
un mot DDJDI
un mur bdedc
un papier AEAAC
un pere ---D-
un poeme ccdcc
un policier aC-a-
un pour DBAAA
un prof AA-EA
un sac EAAAD
un scoter -D---
un serurier --AAG
un sms C----
un soulagement DDIDD
un tournevis HCCBC
un train ABGBB
un verou -AAAF
un vol ACAAA
uncle -BbCa
under IFDEC
under a HEIDD
under the IBABD
under* -FBB-
underage BGBEC
understand aDB--
undre* HDCHD
une -aaab
une amende eddde
une arme HAAAA
une audition bCaac
une bale FCJCC
une bare EAA-A
une betise -AHAA
une bone BBFBB
une ceinture EBBFB
une celule ccccc
une chaise FBAaG
une colegue dcdcc
une corde EFOFF
une demi DBBBE
une expulsion dcddb
une feme Dbbcb
une filete BBBHC
une garde ddddd
une gifle EA-AA
une heure DGCDJ
une histoire -D--B
une lame JEHDD
une letre baEaa
une mere -A-DA
une nounou ccddc
une nouvele dcccc
une oqtf cbcbb
une pension ccccc
une persone dddca
une petite -AAFA
une photo ECFCC
une procedure cbcbb
une question dcddc
une saisie AADAA
une seule -CCAA
une societe ccccc
une video DBADB
une voiture a--GA
unpai* ddddd
unpaid ddddd
until Aacba
until i -bbbb
until today EAAA-
up . DBEAB
up ? AADAA
up FGEEF
up by DEBDB
up for aCaaB
up in aaaCa
up my -B--D
up since AEAAA
up the CADAE
up with cccc-
upsta* dbcCb
upstairs dbcCb
urgen* ebedd
urgent daddd
us EDDCM
us leave BABBF
us out IDEEO
us this BBBBG
us to -CBAB
use dcdae
used car ccdcc
used feffe
used to dcccc
usurp* ccccc
utili* eeffe
utilise ddddd
va . a-D-A
va Daa-a
va bien ddded
va etre CECHC
va me F-bE-
va nous EAA-A
va se aAEAA
va t ghghg
vacan* edecb
vacances ddeca
vacances et a-aaD
vais ABLBC
vais faire DELDE
vais je eegee
vais me BCKCC
vais sauter DEJDD
vais tuer ededd
valab* ab-bb
valable ab-bb
valid ? fegfe
valid gghgg
valis* -CBBK
valise aBAAF
valises ACBBJ
valises sont ABABG
van AEACG
van gogh ccdcc
vaut ADGBA
vaut mieux ADFBB
ve GHKEJ
ve ben -AA-E
ve got CDLDD
ve had aDAaa
ve just EbeaD
ve kept BHBBB
ve locked Bbdbb
ve put CCFCF
vehic* ededd
vehicle ddddd
veine* CDMBD
veines CDMBD
veines dans BBGBB
velo a ddded
velo hghhg
vend ddddd
vende* fefee
vendeur fefee
vendeur ne ccccc
vendr* hgggg
vendre ggggg
vendu gffff
vendu une dcccc
venir FEABD
vente hghgg
ventr* Cab-a
ventre Cab-a
venu a-ccc
venus CIDCH
venus chercher CHBBB
verba* ecdd-
verbal --AAD
verbalement edddd
vere EA-AA
verif* AEAAA
verou BCBBI
verou* aabbE
verouile ddddd
verse* geffe
vetem* DA---
veu cAaDb
veule* CCAHC
veulent CCAHC
veulent me ABAJA
veut -b--b
veut areter ccddc
veut changer fffgf
veut l AE-AA
veut la BBBFB
veut marier CCCIC
veut me LEBBC
veut mourir --GaA
veut partir -ACDA
veut pas -b-Bb
veut plus AabCb
veut que AFABH
veut recuperer fddee
veut se ABKAC
veut une dcddd
veut vendre ddddd
veut vivre ffgif
veux a-Faa
veux areter bbcbb
veux disparaitre AAEAB
veux doner cbcbb
veux dormir CCICC
veux mourir DDJDD
veux partir GBD-A
veux plus CCKCC
veux que CDJDD
veux quiter eegee
veux savoir ccccc
veux un AE-AA
victi* ccd-c
victime aaaC-
victime d BBBGB
victimes ccccc
vide BDGHG
viden* BBCCH
vident BBCCH
video BACFA
video game ccddc
vider BBBBI
vider l AAAAC
videu* C--a-
videur C--a-
vie JFQFF
vie a ccccc
vie de cbccc
vie ne DDJDD
vieil* Abccb
vien GBBEC
vien de GBBAC
viene* FC--A
vienent FC--A
vienent de CB---
viens CCcAa
viens d bBcbb
viens de DA-C-
vient GFBCD
vient d CMEBE
vient dans ---D-
vient de KEDDF
vient faire eeeef
vient la AAAE-
vieux ccccc
vilag* ddddd
vilage ddddd
vile eeedd
vile est ccbbb
vin ccccc
vingt Acddc
vingt ans acedc
viol ccccc
viole NEEKF
viole* Cccbc
violence edeed
violences ddddd
violent Ebbab
violent et ICCCC
violent husband dcccc
violent il C--CA
violente EAAAA
violets GAA-A
violo* aC---
violon aC---
vire aA-AJ
vire ce eddde
vire de BCCCI
virer edeed
vis ddebd
visa ededd
visag* GBBBB
visage GBBBB
visit* fffef
visite ccccc
visiter ccccc
visites ddded
visiting AAADA
visits cccdc
vit -cdec
vite FEGAB
vites* ddddd
vitese ddddd
vitre FAACA
vivre ABOAB
vivre a ffhff
vivre au eegee
vivre chez ffgif
vivre depuis BBFBB
void ccccc
voila . AADAA
voila CEECG
voir BE-F-
voir son cdccc
vois A-D--
vois pas -AEBA
vois plus BBGBC
vois un DAAAA
voisi* BabAb
voisin -bcbc
voisin a gefcf
voisin de AEBAE
voisin du dddfe
voisin est ECFBB
voisin fait dcccc
voisin frape BCBGB
voisin il dccdc
voisinage ccccc
voisine FA-FA
voisine a EB-DA
voisine du ICBAC
voisine laise BBBGB
voisine me ccdd-
voisins Abcac
voit cdffd
voit pas Abccb
voitu* -ddad
voiture -ddad
voiture a eeeee
voiture au ABBFB
voiture d ---EA
voiture de dcccc
voiture depuis CAAAD
voiture devant HBBFB
voiture est ddddd
voiture et C-ba-
vol anule cbcbb
vol dcddd
vole fbeee
vole mon feeee
vole un ccccc
volun* ccdcc
vont CD-DA
vont me Da-aa
vos CCDCF
vote ? cbcbb
vote dcddd
voter dcdcd
votre dcdcc
voudr* a-F--
voudrais --F--
voudrais m DDIDD
voudrais savoir BBDBB
voula* DBIAB
voulais DAC-A
voulais juste ABFBB
voulo* -AGAA
vouloir EELEE
voulons feeee
vous . cc-cb
vous aBA-b
vous avez AAFAB
vous ecris EBC-A
vous pouvez ADAAA
voyag* bbbcb
voyan* ccdcc
voyant ccdcc
vrai ? eeedd
vrai gghgg
vraie dcdcc
vu BJFBC
vu la CBHBC
vue -Iaa-
vue ? deddd
vue coment cdccc
vue depuis BFBBB
vue en deddd
vue est ADAAA
vue et -EA-A
vue pour CICCC
vue since ADAAA
w FE-AE
wages ccccc
wait BDFEC
waiti* GCaA-
waiting GCaA-
waiting at FDBAB
waiting for CAADA
waiting outside EA---
wake EDLHD
wake up GFNJF
wal -cebd
wal and EAA-A
walke* E-aaa
walked E-aaa
walked into HBBAB
wana EFNEE
want a ddedd
want aAFA-
want it BBEBB
want me AEAAF
want my cbecc
want to b-EAa
wants a fbege
wants ccbbb
wants my BBBFB
wants to ac--c
waran* cDbcc
warant -G--a
warant ? b-bbc
waranty ddddd
wardr* ----C
wardrobe ----C
was 0 ccccc
was a fdebd
was aAbba
was arested bDaba
was beaten edded
was born eeefe
was canceled BABBE
was convicted edddd
was cut ccccc
was detained -DA--
was gone BCHCC
was handcufed ADAAA
was held deddd
was in cbccA
was litle cccdc
was me FAA-A
was picked BIBBB
was raped MDCDE
was stoped -FAAA
was taken DLDDC
was violent cbbbb
watch* cbbCa
water GDBHI
way C-FAa
way out baDaa
way to BBFDB
we BCAAE
we are DC--D
we can HEGBD
we cant BAEAD
we do GHDDD
we don CIBCC
we have A-aaB
we re FA--E
we ring AFBBA
we speak CFCCG
we ve --baF
we were aabaC
websi* ccccc
website ccccc
wed AFAAA
wedin* ccccc
weding ccccc
wedne* dddfd
wednesdays dddfd
wek . AAAEB
wek cecdd
wek end adddd
wek ends cbccc
weken* fddae
wekend dcbBc
wekends edege
weks gfgcf
wel be CDHCD
wel ccAec
went -E-B-
went to ADAAA
were ddeda
what aaccb
what about ccdcc
what age bbbbb
what are d-ddd
what can AabaB
what do EDabA
what does eefee
what hapens CF-AA
what he cabCa
what is defee
what now FDABA
what number E-AA-
what s -b-ab
what should ccdcc
what to EEaAA
what wil dcdcc
whats* dcdcc
whatsap dcdcc
when bbaac
when do bbcbb
when does ddddd
when he CabC-
when her FAAAB
when i gfege
when is ddedd
when my CCHBC
when wil aCbaa
whene* FBBBB
whenever FBBBB
whenever i FBBBB
where EDCGF
where can EBABE
where i ECFFF
where they -BAGA
wheth* bbcbb
whether bbcbb
which fdgff
which ofice ----C
which papers bccbc
which station AEAAA
while CDAAI
while i BCBCK
whisp* EABFB
whispered AABFB
whispering D-ABA
whispering that D-ABA
who decides ddedd
who do bCBA-
who edfee
who gets ccddc
who is ededd
who keps ddddd
who pays gfgeg
who wil abcbb
whole AAEBA
why did dcddc
why fdgff
wife ADBba
wife and C----
wife has -CECB
wife is BBcbB
wife left --D-A
wife what ccccc
wil --Dba
wil be CDICC
wil believe EAAAA
wil come --C--
wil i fefee
wil in AADAA
wil it -bcbb
wil kil aegfe
wil my CDICC
wil not ecedd
wil pay dcdcc
wil the ccccc
wil they AFADA
wil to EEKEE
windo* HCGBE
window . CFHCC
window HDHBE
window ledge ACHBB
windows CbbaA
winte* -AC-C
winter -AC-C
winter truce -A-AC
wish DDLDD
wish i DDJDD
wish to ABFAB
with DBADD
with a ICCHF
with an DAAFA
with her -bBcb
with him -BbF-
with his -bc-b
with me aa-bb
with my AbccC
with nothing cbbA-
with our cbcAA
with the ACCEF
with them BDBGB
with this gffff
with two ECCBI
withd* ccbcc
withi* BBABG
within BBABG
within the CCCBH
witho* b-AAa
without a bc-bc
without an AFAAA
without b-AAa
without fod DDCJD
without me DELDD
without teling dddee
witne* decdd
witnes cdbcc
woman acddd
women ccccc
won ECEDC
won t EDEDC
wonde* --C--
wonder --C--
wont DBCB-
word CCaaa
words FAAAA
work . ccccc
work ? ccccc
work eegfe
worke* cacBc
worked cccdc
worker -A-GA
worki* bbbBb
working bbbBb
works dddda
world FFNFF
worth FDJDD
wory ABFAB
wory about ABFAB
would DDOCD
would be FFPEF
would mis CDJDD
would* ACBDA
wouldn ACBAA
wouldn t ACBAA
wrist* CDLDD
wrists CDLDD
write a eefee
write cdecb
writen --B-B
writi* bcab-
writing a ddddd
writing bcab-
writing from AabaC
wrong gffff
wrote IDICD
x eeffe
xiv ccccc
ya 0 EBaa-
ya JEFBG
year . ccccc
year ago ccccb
year cbbCc
year i ccdcc
year old BDDMC
years ago effff
years efgee
years of ccdcc
yeste* FDCFB
yesterday . edddd
yesterday FDCFB
yesterday and AADCA
you a ddede
you aabba
you can CACAA
you for CCGCC
you say ccccc
you send BFBBB
zero ccccc
zizi aAADA
zone AFBAB
`
