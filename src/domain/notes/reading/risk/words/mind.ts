/** Groups of words of substances, of danger to others and of psychosis, as `%NAME`. */
export const MIND_WORDS: Readonly<Record<string, string>> = {
  /* Substances. */
  LIQUOR:
    'alcool|bebidas?|goro|vinhos?|cervejas?|cervejinhas?|cerva|brejas?|chopp?e?s?|uisque|whisky|whiskey|gim|rum|tequila|licor|absinto|catuaba|caipirinhas?|litrao|latao|martelinhos?|garrafas? de 51|energetico com <1>[a-z]+|pinga|cachaca|vodk?c?a',
  /** Drinks that few drink for their taste. */
  SPIRITS:
    'cachacas?|cachacinha|pinga(?! (?:n[ao]|agua|o colirio|gota))|pinguinha|conhaque|corotes?|destilados?|aguardente|caninha|vodca|vodka|biritas?|mangua[cs]a|bebidas? (?:alcoolicas?|fortes?|destilada*)|alcool de (?:posto|cozinha)|velho barreiro|dreher|whisky|uisque',
  /** “Bebe” is also how many write a baby. */
  DRINKS:
    '(?<!(?:^| )(?:o|a|do|da|no|na|ao|um|uma|meu|seu|este|esse|nosso|pelo) )(?:bebe|bebem)|beb(?:o|i|eu|ia|iam|er|endo|ido|eram|esse|eria|erica*)',
  /** Harmless drinks. */
  WATER:
    'agua|aguas|cha|chas|cafe|cafes|cafezinho|leite|suco|sucos|refri|refrigerante|coca|vitamina|chimarrao|mate|liquidos?|isotonico|chocolate|mamadeira|energetico|soro|d[ao] fonte|champanhe|espumante|xarope|remedio|caldo|sopa|guarana|gatorade|garapa|agua de coco',
  SEDATIVE:
    'rivotri[lu]|rivo|clonazepa[mn]|diazepa[mn]|valium|alprazola[mn]|frontal|zolpide[mn]|zolp|stilnox|patz|lexota[mn]|bromazepa[mn]|lorazepam|midazolam|dormonid|flunitrazepam|benzo(?:s|diazep*)?|bzd|tarjas? preta|calmantes?|sedativos?|tranquilizantes?|ansioliticos?|soniferos?|hipnoticos?|opi[oa](?:ides?|aceos?)|morfina|dolantina|petidina|propofol|ketamina|cetamina|tramadol|tramal|codeina|oxicodona|fentanil|metadona|ritalina|concerta|venvanse|metilfenidato|lisdexanfetamina|modafinil|anfetaminas?|rebites?|anfepramona|sibutramina|femproporex|estimulantes?|gabapentina|pregabalina|biperideno|artane|dramin|fenergan|xarope|analgesicos?|remedios? (?:controlados?|tarja preta|(?:para|pra|de) (?:dormir|apagar|relaxar|emagrecer|dor|ansiedade))|anabolizantes?|relaxante muscular|dorflex',
  MISUSE:
    'por conta(?: propria)?|sem (?:receita|prescric*|orientac*|indicac*|controle|precisar)|alem d[aeo]*|a mais|acima d[ao]|mais (?:d[eo] )?que (?:o|a) (?:prescrit|receitad|indicad|recomendad)*|mais d[oe] que (?:devia|pode|deveria)|escondid[oa]s?|as escondidas|comprad[oa]s? <1>(?:de|d[ao]|n[ao]|pel[ao])|desviad[oa]s?|furtad[oa]s?|roubad[oa]s?|emprestad[oa]s?|falsificad[oa]s?|dobrad[oa]s?|(?:como|feito|igual|que nem) (?:bala|balinha|agua|confete|pipoca)|em dobro|triplic*|(?:uma|duas|tres|meia|\\d+)? ?(?:cartelas?|caixas?|vidros?|frascos?) (?:por|ao|em|n[ao]|todo|toda|de uma)|o dia (?:todo|inteiro)|de uma vez|d[ao] (?:mae|avo|vizinh[oa]|amig[oa]|colega|irma|marido|tia|patroa|sogra|plantao|feira|camelo|internet)|com (?:%LIQUOR)|(?:ja )?nao (?:fica|consegue|vive|dorme) sem|viciad[oa]s?|dependente|(?:para|pra) (?:render|virar|apagar|desligar|nao sentir|esquecer|aguentar|estudar a noite)|como quem <3>bala',
  NUMBER:
    '\\d+|uma?|meia|meio|duas|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|varias|varios|muitas|muitos|tantas|dezenas de',
  EXCESS:
    'todo (?:dia|santo|fim|final|sabado|domingo)|tod[oa]s (?:os dias|as noites|as manhas|os fins|os sabados)|toda (?:a )?(?:noite|manha|tarde|semana|sexta|quinta|folga)|diari[oa]*|a noite (?:toda|inteira)|o dia (?:todo|inteiro)|dia e noite|cada vez mais|sem parar|sem (?:limite|controle|freio)|demais|alem da conta|em excesso|em jejum|logo cedo|desde (?:cedo|que (?:amanhece|acorda))|ao (?:acordar|amanhecer)|de manha(?: cedo)?|pela manha|antes d[eo] (?:trabalh*|aula|almoco|cafe|sessao|meio dia|sair|vir|dirigir|ir)|durante <2>(?:servico|expediente|trabalho|plantao|aula)|n[oa] (?:servico|expediente|trabalho|plantao|escola|recreio|carro|volante)|ate (?:cair|apagar|dormir|desmaiar|vomitar|amanhecer|perder|passar|segunda|esquecer|o almoco|acabar)|escondid[oa]s?|sozinh[oa]|por (?:noite|dia|semana)|ao dia|(?:para|pra) (?:dormir|esquecer|aguentar|apagar|relaxar|encarar|conseguir|parar de|criar coragem|nao (?:sentir|pensar|tremer)|desligar|acalmar|suportar|anestesiar|trabalhar)|de novo|outra vez|de uma vez',
  /** Names of drugs that are also everyday words. */
  STREET:
    'po|pedra|becks?|ervinha|fininho|prensado|ganja|lancas?|lanca perfume|pinos?|carreiras?|tecos?|keta|md|bagulho|pade|oxi|merla|mesclado|ghb|gh|poppers|cachimbo|benzina|droga|drogas|coisa errada',
  /** Names of drugs that are sold in any shop. */
  EVERYDAY:
    'balas?|balinhas?|doces?|ervas?|finos?|verdinha|verde|cola|raios?|tiros?|key|ice|cristal|farinha|rape|acetona|gasolina|esmalte|seda|coca|spray|desodorante|corretivo|gas|lean',
  NARCOTIC:
    '%DRUG|oxido nitroso|gas do riso|benzina|lanca perfume|cheirinho da lolo|pasta base|merla|haxi|thc|vapes?|vaping|pods? (?:de|com|todo|escondid*|na)|cigarros? eletronicos?|narguile|dichavador|testosterona|trembolona|durateston|oxandrolona|clembuterol|ghb|poppers|boa noite cinderela|rebites?|bolas? de academia|opio|dmt|daime|cha de cogumelo|purple drank|supermaconha|metadona|brizola|padê|maconh*|crackeir*|pedras? de crack|psicoativ[oa]s?|psicotropic[oa]s?|alucinogen[oa]s?|inalantes?|opiaceos?',
  TAKES:
    'us(?:a|o|ou|ei|ava|ar|ando|aram|am|ado)|consum*|cheir(?:a|o|ou|ei|ava|ar|ando|aram|am)|aspir(?:a|ou|ando|ar)|inal(?:a|ou|ando|ar|ava)|fum(?:a|o|ou|ei|ava|ar|ando|aram|am)|pip(?:a|ou|ando)|injet(?:a|ou|ando|ar|ava)|met(?:e|eu|endo)|chup(?:a|ou|ando)|experiment(?:a|ou|ei|ar)|provou|provei',
  /** Somebody who drinks or takes drugs too much, or is in that state. */
  DRUNK:
    'beb[ae]d[oa]s?|bebum|bebuns|beberra[oa]|beberroes|bebadeira|bebedeiras?|embriag*|alcooli[zs]*|alcolatra|alcoolatr*|etilis[mt]*|etilic[oa]s?|alcoolic[oa]s?|pinguc[oa]|cachaceir*|mangua[cs]eir*|papudinho|pe de cana|pileques?|porres|(?:de|um|tomou|tomar) porre(?! de sono)|ressacas?(?! (?:d[oa] mar|moral|literaria))|crackud*|craqueir*|noias|noiad*|drogad*|drogou|drog(?:ar|ando|aram)|drogadic*|toxicoman*|maconheir*|adict[oa]s?|chapadao|doidao|doidona|brisad*|lombrad*|intoxicad[oa]|chumbad[oa]|biritad[oa]|emborrachad[oa]',
  RESUMES:
    '(?:volt|recomec|torn)(?:ou|a|ei|ar|ando|aram)|parar|parou|parei|para de|pare|larg(?:ar|ou|uei|a|ando)|deix(?:ar|ou|ei)|abandon(?:ar|ou)|segue|continu(?:a|ou|o)|insiste|caiu|cai|cair|afund(?:ou|a|ando)|entreg(?:ue|ou)|perdeu tudo|perder tudo|perdi tudo|troc(?:ou|a) tudo|gast(?:a|ou|ando)|vici(?:ad[oa]|ou|o)|dependente|refugi(?:a|ou)*|acab(?:a|ou|ando)|vontade|fissura|louc[oa]|proble(?:ma|mas)|compulsao|exager(?:a|ou|o|ei)|abus(?:a|o|ou|ava|ar|ando)|noites?',
  /* Danger to others. */
  INTENT:
    'vou|vai|vao|ia|iria|quer|queria|quero|querendo|querer|quis|vontades?|pens(?:a|ou|ava|ei|o|ando|amentos?|ar)|desej*|planej*|planos?|jur(?:a|ou|ava|ei|ando)|ameac*|prome*|ideias?|ideac[a-z]+|capaz(?:es)?|fantasi*|imagin*|devane*|visualiz*|dispost[oa]|pront[oa]|decid*|impulsos?|pretend*|intenc*|tent(?:a|ou|ei|ava|ar|ando|ativas?)|quase|combin*|qualquer <1>(?:hora|dia|noite)|um dia|ainda|falt(?:a|ou) pouco para|sonha em|cogit*|medo de|disse que|diz que|garant*|fal(?:a|ou|ava) (?:em|que)|hei de|devia|deveria|deve|tem que|se visse|se ve|ve se|pecado|desejo|preciso|precisa',
  /** Ways of hurting that mean nothing else; with `se` and `me` they belong to other kinds. */
  STAB: '(?<!(?:^| )(?:se|me) )(?:esfaqu*|apunhal*|esgan(?:ar|ou|aria|a|ei)|degol*|esquartej*|decapit*|envenen(?:ar|ou|aria|ei|ando|asse|a)|desfigur*|linch(?:ar|ou|a)|fuzil(?:ar|ou)|balear|baleou|espanc(?:ar|ou|a|ava|ei|o|aria|ando|aram)|esmurr(?:ar|ou|a|ei|aria)|(?:toc|tac|bot|coloc|ate|met|p)(?:ar|ear|o|ou|eou|ei|eia|or|os|oe|us|er|eu|aria|ando|a) fogo(?! n[ao] (?:fogao|lareira|churrasqueira|parquinho|palco|jogo|pista|lenha)))',
  /** Ways of hurting that are also said of deadlines and budgets. */
  MAIM: '(?<!(?:^| )(?:se|me) )(?:estrangul(?:ar|ou|aria|ando|a)|asfixi(?:ar|ou)|metralh*|atropel(?:ar|ou|aria|ando|e|o|asse)|estapear|esbofete*|tortur(?:ar|ou|a)|incendi(?:ar|ou|aria)|chacin*|picotar|castrar|sequestr(?:ar|ou|aria)|executar <2>(?:el[ea]|rival|inimig|quem)*|dar (?:um fim|cabo|fim) (?:n|d)[a-z]+|pass(?:ar|o|ou) (?:a faca|a peixeira|o facao|fogo|o cerol|o rodo)|met(?:er|o|eu|e|ia) (?:a faca|bala|a mao|a porrada|o facao|chumbo|tiro|fogo|o soco|a bicuda|o pau)|enfi(?:ar|o|ou) (?:a faca|a tesoura|o garfo|o lapis)|d(?:ar|ou|eu|ei|aria|ando|a|esse) <1>(?:tiros?|facadas?|pauladas?|porradas?|cabecadas?|coronhadas?|machadadas?|marteladas?|surra|uma lica[on]*)|ench(?:er|o|eu) <3>d[eo] (?:porrada|tiro|soco|bala|pancada|chumbo)*|arranc(?:ar|o|ou) (?:a cabeca|os olhos|os dentes|a lingua)|(?:quebr|arrebent|part|estour|rach|explod|met|fur|rasg|cort|torc|apert)(?:ar|o|ou|ei|ir|iu|aria|er|ando|a) <1>(?:a|o|os|na|as|em|no) (?:cara|dentes|nariz|pescoco|pernas?|cabeca|miolos|boca|porrada|garganta|fuca|goela|bucho|braco) (?:d[aeo]|n[ao]|del[ea])[a-z]*|(?:voar|voou|pular|pulou|avanc[a-z]+|grud[a-z]+) <2>(?:no pescoco|na garganta|em cima d|para cima d|pra cima d)[a-z]*|acab(?:ar|o|ou|aria) com (?:a raca|a vida d|todos|os dois|eles|elas|a familia)[a-z]*|cort(?:ar|ou|aria) (?:o freio|os freios)|soltar o freio|sabot(?:ar|ou) <3>(?:carro|freio|moto)|esvazi(?:ar|o|a) o pente|jog(?:ar|o|ou|aria) <2>(?:acido|agua fervendo|gasolina|oleo quente|soda|alcool e fogo)|fazer (?:uma desgraca|justica com as proprias|maldade com|mal (?:a|ao|contra))|encost(?:ar|aria|ou) a mao em|apagar (?:el[ea]|aquel[ea]|o cara)|sumir com (?:el[ea]|o corpo)|explodir (?:a escola|a firma|a casa|o predio|o carro|tudo|todo mundo|todos|el[ea]s?)|(?:invadir|entrar) <3>atirando|fuzilar)',
  /** Ways of hurting that need a person to be meant so. */
  STRIKE:
    '(?<!(?:^| )(?:se|me) )(?:bat(?:e|eu|er|ia|endo|i|o|eria|esse|eram)|agredi[a-z]*|agrid[a-z]+|atac(?:ar|ou|a|ava|aria|ando)|soc(?:ar|ou|a|ava|aria)|chut(?:ar|ou|a|ava|ei|ado)|empurr(?:ar|ou|a|ava|ei|aria|ando)|derrub(?:ar|ou|a)|machuc(?:ar|ou|a|ava|aria|ando|ei|asse)|fer(?:ir|iu|e|isse|iria)|mord(?:e|eu|er|ia|endo)|arranh(?:ar|ou|a|ava|ando)|enforc(?:ar|ou|a|ava|aria)|sufoc(?:ar|ou|a|ando|aria)|afog(?:ar|ou|ava|aria)|cort(?:ar|ou|aria) (?=o rosto|a cara|a garganta|o pescoco)|esgan*|mat(?:a|ou|ei|aram|ava|aria|e|asse)|peg(?:ar|ou|o|a|uei) (?=na saida|pelo pescoco|de jeito|de porrada)|acabo com|arrebent(?:ar|ou|o|aria|a)|atir(?:ar|ou|o|ei|ava|aria|a)|apedrej*|jog(?:ou|ar|a|ava|aria) (?:pedras?|cadeiras?|mesa|garrafas?|copo|objetos?) <1>(?=em|n|contra)|cusp(?:iu|ir|e) (?=n|em)|agarr(?:ou|ar)|apont(?:ou|ar|ava|a) <2>(?:arma|faca|revolver)|(?:partiu|parti|parte|partir|foi|fui|ir|vai|vou|veio|ia|avanc[a-z]+) (?:para|pra|por) cima|avanc(?:ou|ar|a|ava|ei)(?: com <2>%ARM)?|d(?:eu|ou|ei|ar|a|ando|aria|ava) <1>(?:socos?|murros?|tapas?|tapao|chutes?|bofetadas?|na cara|voadora|pontapes?|mata leao|rasteira|cotovelada|tiros?|facadas?|garrafadas?|pedradas?|surra|porrada)|(?:encost|levant)(?:ar|ou|aria|o|a) a mao (?=em|para|pra|contra|n)|trocou? (?:socos|tapas|porrada)|caiu? na porrada|fech(?:ou|ar) <3>de proposito)',
  ARM: '%WEAPON|arma de fogo|trinta e oito|38|trezoitao|tres oitao|oitao|pistolas?|fuzil|carabina|marreta|machadinha|chave de (?:roda|fenda)|pe de cabra|barra de ferro|cano de ferro|pedaco de pau|porrete|cacetete|bombas? (?:caseir*|de prego)|molotov|explosivos?|granada|querosene|acido|soda caustica|veneno|chumbinho|pesticida|raticida|vidro moido|escova afiada|caco de vidro|pitbulls?|soqueira|garrafa quebrada|taco de (?:beisebol|basebol|sinuca)|um 38',
  KILL: 'mat(?:ar|o|asse|aria)(?! (?:a|o|minha|meu)? ?(?:aula|saudade|fome|sede|tempo|vontade|curiosidade|charada))',
  /** Things that are weapons only in a hand that means it. */
  OBJECT:
    '%ARM|pau|paus|pedras?|taco|bastao|garfo|garfos|tesoura|martelo|enxada|corrente|ferro|caneta|lapis|cadeira|vassoura|garrafa|tijolo|compasso|cinto|cabo de vassoura|panela|extintor|bomba|faca de pao',
  /** People outside of the family. */
  OUTSIDER: [
    '(?:chef|patro|patra|vizinh|coleg|profess|diretor|alun|soci[oa]|sindic|porteir|zelador|motorist|motoqueir|motobo|motoci|ciclist|pedestr)[a-z]*',
    '(?:seguranc|vigi[al]|guarda|enfermeir|tecnic|medic[oa]|doutor|psicolog|psiquiatr|terapeut|resident|assistent|recepcion|atendent)[a-z]*',
    '(?:cobrador|fiscal|polici|promotor|advogad|perit[oa]|pastor|padre|gerent|superv|coorden|encarreg|funcion|estagiari|client|morador|inquilin)[a-z]*',
    '(?:riva[il]|inimig|desafet|amant|rapaz|moc[oa]|mulher|garot|menin|sujeit|senhor|idos[oa]|mendig|travest|torced|torcida|entregador|agiot)[a-z]*',
    '(?:cunhad|sogr|compadr|agressor|abusador|estuprador|delator|amig|conhecid|desconhecid|estranh|monitor|intern[oa]|detent|pesso|outr[oa]|terceir)[a-z]*',
    'caras?|home(?:m|ns)|velho|ex|juiza?|carteir[oa]|genro|nora|caixa|jogador|x9|atual d[aeo]|namorad[oa] d[ae]|crianca (?:menor|da)|companheir[oa] de (?:cela|quarto)',
    'par|pares|plateia|gente|alguem|ninguem|outrem|todo mundo|todos|geral|quem',
  ].join('|'),
  TARGET:
    '%OUTSIDER|el[ea]s?|aquel[ea]s?|ess[ea]s?|dess[ea]s?|nel[ea]s?|del[ea]s?|aquilo|pai|mae|padrasto|madrasta|irma|irmao|irmaos|irmas|ti[oa]s?|prim[oa]s?|marido|esposa|esposo|filh[oa]|avos?|famili[a]r*|lh[ao]|l[ao]|os dois|voces?|te|desgracad[oa]|safad[oa]|vagabund[oa]|filho da',

  /* Psychosis. */
  HEARS: 'ouv(?:e|em|iu|i|ia|iam|ir|indo|ido)|ouc[oa]|escut(?:a|o|ou|ei|ava|ar|ando|am|avam|aria)',
  SEES: 've|veem|viu|vi|via|ver|vendo|visto|vejo|enxerg(?:a|o|ou|ava|ar|ando)',
  BELIEF:
    'acha|achou|achava|acho|acredita|acreditou|acreditava|acreditando|acredito|certez[a]|cert[oa]|convict[oa]|convencid[oa]|convicc[a-z]+|jura|jurava|insiste|garante|afirma|cisma|cismou|desconfia|desconfiava|suspeita|explica|sustenta|assegura|diz|dizia|conta|revela|relata|refere|sente|sentia|imagina|gritando|repete|sabe|fala|porque|pois|medo de|medo',
  /** Things that neither speak nor mean anybody. */
  THING:
    'televisao|televisoes|tv|tevê|teve|radio|radinho|geladeira|micro ondas|fogao|celular|computador|notebook|monitor|wi fi|roteador|antenas?|chip|satelite|drones?|cameras?|paredes?|espelho|retrato|quadro|boneca|placas?|semaforo|outdoor|loteria|jornal(?: nacional)?|novela|apresentador[a]?|reporter|locutor[a]?|ventilador|lampada|cano|ralo|tomada|chuveiro|relogio|formigas|cachorr[oa]|gato|passaros?|pombos?|arvores?|santo|imagem|bibl[i]a|vento|embalagem',
  SPEAKS:
    'fal(?:a|am|ou|ava|avam|ando)|convers(?:a|am|ou|ava|ando)|respond(?:e|em|eu|ia)|mand(?:a|am|ou|ava|avam|ando)|envi(?:a|am|ou|ava)|diz|dizem|disse|dizia|cham(?:a|am|ou|ava)|orden(?:a|am|ou|ava)|avis(?:a|am|ou)|escrev(?:e|em|eu|endo)|transmit(?:e|em)|sussurr*|coment(?:a|am|ou|ava|avam|ando)|xing(?:a|am|ou|ava|ando)|ri|riem',
  SPIRIT:
    'deus|jesus|cristo|nossa senhora|virgem(?: maria)?|espirito santo|anjos?|arcanjo|santos?|diabo|demonios?|capeta|satanas|lucifer|exu|pombagira|entidades?|espiritos?|encosto|obsessor(?:es)?|ets?|extraterrestres?|alienigenas?|finad[oa]|falecid[oa]|defunt[oa]|mort[oa]s?|fantasmas?|assombrac[a-z]+',
  /** Those who are feared to do it. */
  THEM: 'eles|elas|vizinh[oa]s?|policia|pf|federal|governo|prefeitura|prefeito|presidente|faccao|pcc|cv|milicia|trafico|traficantes?|maconaria|illuminati|cia|fbi|nasa|abin|seita|organizacao|mafia|grupo|empresa|banco|agentes?|espioes?|hackers?|colegas|professores|medicos|familia|parentes|todos|todo mundo|alguem|gente|pessoas|homens|reitor|sabesp|google|satelite|marido|esposa|sogra|mae|pai|irma|irmao',
  PERSECUTE:
    'persegu(?:em|e|iam|ia|indo|ir|iu)|vigi(?:am|a|ava|avam|ando|ar)|segu(?:em|iam|indo|ir)|espion(?:am|a|ando|ava|ar)|film(?:am|a|ando|ava|aram)|grav(?:am|a|ando|ava|aram)|monitor(?:am|a|ando|ava|ar)|rastrei(?:am|a)|rastre(?:ando|ar|aram)|grampe[a-z]+|hacke[a-z]+|clon(?:aram|am|ou|ando)|envenen[a-z]+|trama(?:m|ndo|ram|vam)?|conspir[a-z]+|combin(?:aram|am|ando)|arm(?:aram|ando) contra|dopa(?:m|ndo|r)|destrui(?:r|l[oa])|matar|mata l[oa]|pegar el[ea]|incrimin[a-z]+|control(?:am|a|ando)|manipul(?:am|a|ando)|hipnotiz[a-z]+|lhe (?:fazem|mandam|tiram|roubam)|troc(?:aram|ou|am)|substitu[a-z]+|acham|riem|comentam|olham',
  SELF: 'el[ea]|mim|comigo|nel[ea]|del[ea]|meu|minha|a senhora',
  BODYPART:
    'dentes?|cabeca|cerebro|cranio|ouvidos?|corpo|pele|barriga|umbigo|intestino|tripas|peito|orgaos?|coracao|sangue|ossos|rosto|olhos?|garganta|estomago|braco|mao|perna|testiculos|utero|alma|mente|memoria|nuca|costas|veias|rins|pulmao|pulmoes',
};
