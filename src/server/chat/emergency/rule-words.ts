/** Lists of words that several rules use, in the notation of pattern.ts. French and English together: people mix them. */
export const ruleWords: Record<string, string> = {
  w: '[a-z0-9]+',

  // Who
  relative: `mon (mari|ex|copain|copin|compagnon|conjoint|mec|homme|pere|papa|frere|fils|oncle|cousin|ami|pote|neveu|petit frere|grand frere|petit fils|beau frere|beau pere|coloc|colocataire|voisin|collegue|client|eleve|gendre|gamin|gosse)
    | ma (femme|copine|compagne|conjointe|ex|mere|maman|soeur|fille|tante|cousine|amie|pote|niece|petite soeur|grande soeur|petite fille|belle soeur|belle mere|coloc|colocataire|voisine|collegue|cliente|eleve|gamine)
    | mes (parents|freres|soeurs|enfants|fils|filles|gosses)
    | son (mari|ex|copain|fils|pere|frere|conjoint|compagnon) | sa (fille|mere|femme|copine|soeur)
    | my (ex |young |little |older |big |step |only )?(husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mum|mom|brother|sister|son|daughter|uncle|aunt|cousin|friend|mate|flatmate|roommate|housemate|nephew|niece|stepdad|stepfather|stepson|stepdaughter|fiance|fiancee|kid|boy|girl|colleague|neighbour|neighbor|student|grandson|granddaughter|man|bf|gf)
    | our (son|daughter|friend|boy|girl) | (his|her) (son|daughter|husband|boyfriend|brother|father|wife)`,
  child: `(petite?s? (frere|soeur)s?)|eleve|eleves|pupil|([1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen) (year|month|week)s? olds? | (l )?(enfant|enfants|bebe|bebes|nourrisson|gosse|gosses|gamin|gamine|gamins|mineur|mineure|petit|petite|petits|fils|fille|filles|neveu|niece|fillette|ado|garcon|garconnet)
    | child|children|kid|kids|baby|babies|toddler|infant|son|daughter|daughters|sons|nephew|niece|grandson|granddaughter|little (boy|girl|one|brother|sister)|stepson|stepdaughter|schoolgirl|schoolboy`,
  childage: `(j ?ai|jai|il a|elle a|ag(e|ee|es) de|de|im|i am|hes|shes|is|aged|only|just)? ?([1-9]|1[0-7]|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize) ans
    | (im|i am|hes|shes|aged|is|only) ([2-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)
    | ([1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen) (years? old|yo|yrs? old|y o|month old|months old)`,
  ownage: `(jai|j ai|ai) ([5-9]|1[0-7]|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize) ans|(im|i am) (only |just )?([5-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)( years? old| yo)?`,
  parent: `mere|maman|pere|papa|parents|beau pere|belle mere|nounou|voisin|voisine|voisins|mari|femme|ex|compagnon|copain|oncle|tante|tonton|frere|prof|dad|father|mum|mom|mother|stepdad|stepfather|stepmother|stepmum|stepmom|uncle|aunt|brother|neighbour|neighbor|neighbours|parents|boyfriend|husband|wife|teacher|coach|cousin|grand pere|papy|grandfather|grandpa`,
  hour: '([0-9]{1,2} ?(h|heure|heures|min|mn|minute|minutes|am|pm|hour|hours|mins)|une heure|une demi heure|deux heures|an hour|half an hour|quelques minutes|a few minutes|noon|midi)',

  // Violence
  hitfr: `frapp(e|er|es|ent|ait|ee|ees|é)|tapp?(e|er|es|ent|ee)|bat|battu|battue|battre|cogn(e|er|es|ent|ee)|tabass*|giff?l(e|er|es|ent|ee)|etrangl*|poignard*|agress(e|er|ent|ee)|viol(e|er|ent|ee)|sequestr*|brul(e|er|ent|ee)|mord|mordu|mordue|secou(e|er|ent|ee)|pouss(e|er|ee) (dans|contre|par|de)|plaqu(e|er|ee) (contre|au|sur|par)|jett?(e|er|ent|ee) (contre|par|dans|au sol|a terre)|brutalis*|tortur*|lynch*|saut(e|er) dessus|ouvert la tete|cass(e|er|ee) (le|la|un|une|les) (nez|bras|dent|dents|gueule|machoire|cote|doigt|jambe|jambes|bras|figure|tete)|poursui(t|vi|vre)|course|pete la gueule|defonc(e|er|ee)|demoli|demolir|roue de coups|mal`,
  hitme: `(me|m|nous|te|ma|mas|nous a|mont|vient de me|viens de me|viennent de me|vien de me|va me|va nous|vont me|vont nous|veut me|veulent me|essaye de me|essaie de me|en train de me|recommence a me|continue a me|ose me|arrete pas de me)`,
  hiten: `hit|hits|hitting|beat|beats|beating|beaten|punch|punches|punched|punching|kick|kicks|kicked|kicking|slap|slaps|slapped|slapping|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|stab|stabs|stabbed|attack|attacks|attacked|attacking|rape|raped|raping|hurt|hurts|hurting|assault|assaulted|assaulting|shove|shoves|shoved|drag|drags|dragged|grabs|grabbed|pushed|pushes|threatens to kill|threatened to kill|bit|burned|burnt|torture|tortures|headbutted|molested|smack|smacks|smacked|throttled|abusing`,
  weapon:
    'couteau|couteaux|fusil|arme|armes|flingue|pistolet|hache|marteau|batte|machette|carabine|barre de fer|tournevis|cutter|rasoir|essence|acide|knife|knives|gun|rifle|shotgun|axe|hammer|bat|machete|weapon|petrol|acid|crowbar',
  door: '(ma|la|notre|sa) (porte|chambre)|chez moi|chez nous|mon (appart|appartement|immeuble|palier)|en bas|dans l escalier|(the|my|our) (front |bedroom |bathroom )?(door|flat|house|apartment|window|room|place|building)|outside|downstairs',
  deathfr:
    '(buter|tuer|tue|tuee|crever|creve|planter|egorger|saigner|descendre|flinguer|fumer|massacrer|demolir|defigurer|bruler|cramer|finir|exploser|assassiner|noyer)',

  // Custody
  police:
    'police|policiers|policier|flics|flic|keufs|gendarmes|gendarme|la bac|crs|les bleus|poulets|officers|officer|cops|cop|gendarmerie|bri|raid',
  station:
    '(au|du|dans le|dans un|du|le) (commissariat|comissariat|comico|commico|poste( de police)?|depot|local de garde a vue|hotel de police)|a la (gendarmerie|brigade|police|bac)|(chez|avec) les (flics|gendarmes|keufs|policiers|condes)|en (cellule|gav|taule)|(a |the |french |in |at )*(police station|nick|cop shop|commissariat|gendarmerie|cells)|a (police )?cell',
  taken:
    'arrete|arretee|arretes|arreter|embarque|embarquee|embarquer|embarques|interpelle|interpellee|interpeller|emmene|emmenee|emmener|menotte|menottee|menotter|chope|serre|cueilli|cueillie|ramasse|pris|prise|attrape|coffre|place|placee|retenu|retenue',
  custodyname: 'garde a vue|garde a vu|gardes a vue|gardee? a vue|garde a vus|gav|gavs',

  // Suicide
  takelife:
    '(me|m) (tuer|tue|suicider|suicide|pendre|pends|flinguer|jeter|jette|foutre en l air|fou en l air|fous en l air|fout en l air|foutre en l ar|supprimer|supprime|noyer|ouvrir les veines|tailler les veines|tirer une balle|buter|balancer|defenestrer)',
  takeownlife:
    '(se|s|de se) (tuer|tue|suicider|suicide|pendre|flinguer|jeter (par|sous|dans|du)|foutre en l air|supprimer|noyer|ouvrir les veines|tirer une balle|faire du mal|buter|mutile|scarifie)',
  killself:
    '(kill|killing|hang|hanging|shoot|shooting|drown|drowning|harm|harming|hurt|hurting|cut|cutting|end|ending|jump|jumping|gas|poison)',
  myself: '(my|him|her|them|our) ?sel(f|ves)|themsel(f|ves)',

  // Eviction
  bailiff:
    'l?huissiers?|uissier|huisier|commissaires? de justice|serruriers?|bailiffs?|locksmiths?|sheriffs?|court officers?|man from the court|men from the court|people from the court|enforcement (officer|agent)s?',
  owner:
    'propri(o|etaire|etaires|os)?|proprio|bailleur|bayeur|bailleuse|agence|logeur|logeuse|marchand de sommeil|landlord|landlords|landlady|owner|letting agent|landlords (son|brother|men|guys)|super|concierge|gardien',
  stuff:
    '(mes|nos|ses) (affaires?|meubles?|cartons?|valises?|fringues?|habits?|vetements?|trucs?|biens)|(my|our|all my|all our) (things|stuff|belongings|furniture|clothes|bags|possessions|boxes|bed|sofa)',
}
