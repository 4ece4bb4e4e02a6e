/* Reasons, traces and dares of hurting oneself. See `../patterns.ts` for the form. */

export const selfHarmSigns = String.raw`
elastico <3>n[oa]s? (?:pulso|pele|braco)s?|elastico <2>ate (?:ficar|marcar|arder)
(?:tira|tirou|arranca|arrancou|sai|saiu|faz sair) sangue d[aeo]s? (?:cuticulas?|unhas?|pele|labios?|dedos?|si)(?= |$)
(?:apag|bat|soc|cort|queim|pass|enfi|fur|desenh|escrev|grav|mord|descont|crav)[a-z]* <3>n?[oa]s? propri[oa]s? (?:%PART)
(?:curativos?|gaze|band aid|esparadrapo|atadura) <3>n[oa]s? (?:antebraco|pulso|braco|coxa)s?(?= |$)(?! (?:d[aeo]s? |depois|por causa))
(?:linhas?|tracos?|sulcos?|vergoes) (?:paralel|fin|vermelh|retinh)[a-z]* <2>n[oa]s? (?:%PART)
(?:recus|evit|falt|nao (?:faz|vai|quer))[a-z]* <4>(?:educacao fisica|piscina|praia|natacao|vestiario) <5>(?:mostrar|esconder|verem|ver|aparecer) <2>(?:bracos?|pernas?|coxas?|pulsos?|cortes|marcas)
volt[a-z]* a (?:fazer|fazendo) (?:aquilo|isso) <1>n[oa]s? (?:bracos?|pernas?|coxas?|pulsos?|pele|corpo)
na pele (?:doi|sinto|machuca)|(?:reabr|cutuc|futuc)[a-z]* <1>(?:machucados?|feridas?|cascas?|pontos|cicatriz[a-z]*)
(?:volt|sai|saiu)[a-z]* <2>(?:do banheiro|do quarto)? ?com <2>(?:bracos?|coxas?|pulsos?|pernas?) sangrando
(?:bracos?|pulsos?|pele|coxas?) sem <1>(?:marcas?|lesoes|cortes|cicatriz[a-z]*|sinais)(?! d[eo] (?:expressao|sol))
tatu[a-z]+ <4>(?:agulha|compasso|alfinete) <5>(?:dor|sozinh[oa]|propri[oa])
(?:se|me) (?:pun|castig|autopun)(?:e|iu|ir|indo|ia|a|ou|ar|ando|ava|o)(?= |$)(?! (?:mental*|em pensament*|com (?:pensament*|critic*|culpa)|internament*|muito por))|autopunic*|autocastig*|(?:como|por|de|em) (?:auto ?)?(?:punicao|castigo) <4>(?:corta|bate|queima|fica sem comer|nao come|banho|corre ate|arranha|machuca)|(?:banho|agua) (?:fervendo|pelando|escaldante) <5>(?:castig*|puni*|merec*|pele|sentir|dor)|(?:sem comer|jejum|fome|exercicio*|corre*) <4>(?:para|pra|como) (?:se )?(?:punir|castigo|punicao|castigar)
(?:diz|disse|jura|culpa|fala|conta) <2>(?:que )?<2>(?:foi )?o gato <3>(?:arranh*|unh*|que fez)|arranh[a-z]+ (?:d[oe]|pelo) gato <4>(?:bracos?|pulsos?|paralel*|todos|nao)
(?:dor fisica|a dor do corte|cortar se|se cortar|se machucar|se queimar|ver (?:o )?sangue|sangrar|sentir dor|a dor) <4>(?:alivi*|acalm*|descarreg*|anestesi*|emocional|da alma|no lugar d|sentir (?:algo|alguma|viv)|em vez d)|(?:troc|transfer|transform|substitu)[a-z]+ <2>dor <3>(?:pela|por|da alma|de dentro|emocional|d[oe] peito|para o corpo|pro corpo|fisica)|(?:alivi|acalm)[a-z]* <3>(?:com|vendo|sentindo|na) (?:a )?(?:dor|o sangue|sangue|lamina|gilete)
(?:engol|enfi|introduz|inser)[a-z]+ <2>(?:laminas?|pilhas?|cacos?|agulhas?|pregos?|giletes?|vidro|alfinetes?)|desafio d[oe] (?:desodorante|sal e gelo|apagao|desmaio|corte)|jogo d[oe] (?:desmaio|asfixia|enforcamento)|brincadeira d[oe] (?:desmaio|enforcamento|apagar)
(?:coloc|bot|encost|enfi|p)[a-z]+ <2>(?:mao|maos|dedos?|braco) <2>(?:no fogo|na chama|na vela|no ferro|na agua (?:quente|fervendo|pelando)|na tomada|na chapa|na chapinha)(?! por )
(?:escond|cobr|tap|pux|abaix|enfaix|disfarc)(?:e|eu|er|endo|ia|a|ou|ar|ando|iu|ir|indo|ava) <3>(?:bracos?|pulsos?|coxas?|punhos?|cicatriz*|os cortes|as marcas)(?= |$)(?! d[aeo]s? )|pulseiras? <3>(?:cobr*|escond*|para tapar|tapando|ate o cotovelo)|(?:faixa|esparadrapo|munhequeiras?) n[oa]s? (?:pulsos?|bracos?|punhos?)
cort[a-z]+ <1>(?:para|pra) (?:aliviar|sentir|nao sentir|descarreg*|nao (?:chorar|pensar|gritar))|voltou a (?:se |me )(?:cortar|machucar|arranhar|queimar|ferir)|voltou a cortar(?=$| [.,;])
(?:derram|derrub|jog)[a-z]* <2>(?:agua quente|agua fervendo|oleo|cera) n[oa]s? (?:%PART) (?:quando|para|de proposito|sempre|depois)
arranc[a-z]* <2>unhas?(?= |$)(?! d[aeo]s? (?:gato|cachorr|bicho))|risc[a-z]* <4>n[oa]s? (?:%PART)(?! com caneta)
us[a-z]* <1>dor (?:para|como)|com(?:e|eu|er|endo) (?:vidro|laminas?|pregos?)(?= |$)|(?:ate|a) <1>(?:virar|abrir|fazer|formar|ficar em) (?:ferida|carne viva|chaga)s?
(?:recolh|confisc|escond|tranc|achou|achei|acharam)[a-z]* <2>(?:apontador|giletes?|laminas?|estilete|barbeador|prestobarba|compasso)[a-z]*(?! (?:d[eo] (?:avo|pai)))
(?:faz|fez|fazendo|faco) (?:dodoi|dodois|machucados?|feridas?) (?:n[oa]s?|em si)(?= )|machucados? que (?:se )?(?:faz|fez|faco|fiz)
(?:cortes|lesoes|cicatrizes|marcas) <2>(?:diferentes|varios|diversos|distintos) <1>(?:estagios|fases)
(?:corr|jeju|trein|ajoelh)[a-z]* <4>(?:sangrar|castigo|punicao|pecado|penitencia)(?= |$)|(?:band aid|curativos?|faixa|atadura) <1>d[oe] (?:punho|pulso|braco)
(?:casaco|moletom|manga comprida|blusa de frio) <2>(?:n?[oa] sol|ao meio dia|janeiro|[34]\d graus)
(?:esfreg|rasp|ral|lix|pass)[a-z]* <4>n[oa]s? (?:%PART) <2>ate <2>(?:pele|sair|sangr|abrir|arder|ferir|carne)[a-z]*
`;
