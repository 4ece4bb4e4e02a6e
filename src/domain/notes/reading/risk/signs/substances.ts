/* Substances that are hidden, needed or hinted at. See `../patterns.ts` for the form. */

export const substanceSigns = String.raw`
cont(?:ou|a|ei|ava|ando) <1>(?:latas?|garrafas?|latinhas)(?= |$)|sem (?:a |sua |minha )?(?:garraf(?:a|inha)|cantil)(?=$| [.,;])|sem um (?:gole|trago|copo)
(?:garrafa|copo|cantil|garrafinha) <1>(?:acab|nao sai|virou|ficou sendo|[eé] (?:[oa] )?(?:unic|companh|melhor amig|consol))[a-z]*(?! d[ae] agua)
(?:dose|gole|golinho|copo|trago|cerveja|latinha) <3>(?:tremor|tremedeira|tremer|tremia|acalm|firmar|levantar da cama|comecar o dia)[a-z]*|(?:so )?melhora <1>com <1>(?:gole|dose|cerveja|cachaca|pinga|trago)
(?:us|tom|beb)[a-z]* <2>(?:um |uns )?(?:trago|tragos|traguinho|golinho)s?(?= |$)(?! (?:de (?:agua|cha|cafe)|n?o cigarro))|canha(?= |$)|pozinho(?! (?:de (?:cafe|arroz|cacau)|compacto|magico|d[ae] maquiagem))
(?:bat|capot|acident|multad|blitz|atropel|dirig)[a-z]* <5>(?:happy hour|saindo do bar|do boteco|sem parar no bafo)|(?:dirig|pilot)[a-z]* <3>(?:depois d[aeo]|apos) <2>(?:cerveja|bar|festa|churrasco|dose|happy hour|pinga|boteco)
nao (?:se |me )?lembr[a-z]* <2>como (?:cheg|volt|foi parar)[a-z]*|acord[a-z]* <4>(?:praca|calcada|sarjeta|meio fio|delegacia) <2>(?:sem|suj|molhad|mijad)[a-z]*
(?:dobro|triplo) d[aeo]s? <1>(?:dose d[eo] )?(?:%SEDATIVE)|(?:%SEDATIVE) que (?:sobr[a-z]*|era d[aeo]|ficou d[aeo])
receitas? <2>(?:%SEDATIVE) <1>(?:antes|de novo|outra vez|toda semana)|(?:troc|pul|rod)[a-z]* <2>(?:de )?medicos? <5>(?:receitas?|%SEDATIVE)|(?:duas|tres|quatro|varias) farmacias
(?:acab|dur|termin|zer)[a-z]* <2>(?:caixa|cartela|frasco)s? <2>(?:%SEDATIVE) em|perd[a-z]* <2>receita <3>(?:vez|de novo|outra)
abus[a-z]* d[eo]s? <1>(?:%SEDATIVE|medicament[a-z]*|medicac[a-z]*|remedios?)(?= |$)
cheir(?:a|ou|ei|ando|o|ar) (?:antes d|tod[oa]|escondid|sozinh|demais|a noite|no banheiro|com os (?:amig|cara|coleg))[a-z]*|de tanto (?:cheirar|beber|fumar|usar)(?= |$)
(?:labios?|boca|dedos|pontas? dos dedos) <2>queimad[oa]s?(?=$| [.,;]| (?:d[aeo] (?:cachimbo|lata|pedra)|e ))(?! e (?:fogo|sol))|fungando|pupilas? dilatad[oa]s?|midriase
(?:some|sumiu|sumia|desaparec[a-z]*) <3>(?:dias|noites) <1>(?:e )?<1>(?:volt|aparec|cheg)[a-z]* <2>(?:sem <1>(?:celular|tenis|dinheiro|documentos|carteira)|magr[oa]|suj[oa]|virad[oa]|fedendo)
(?:dias|noites?|semanas?|direto|rua) usando(?=$| [.,;])|usando (?:na rua|direto|escondid[oa])(?=$| [.,;])
(?:cheg|ve[im]|veio|volt|aparec)[a-z]* <2>virad[oa](?=$| [.,;]| (?:desde|sem|da (?:noite|festa|balada)))
(?:ta|esta|vive|direto|larga|sai) <1>(?:no|o|do|com o) (?:pod|vape|narguile|cigarro eletronico|pen drive de fumar)(?= |$)
(?:jog|despej|escond|tranc|derram)(?:a|ou|ei|ar|ava|ando|e|eu|aram) <2>(?:bebidas?|garrafas?|cachaca|pinga|cervejas|uisque|vinho|vodka) <1>(?:n[ao]s?|fora|pel[ao]|embaixo|debaixo|para)(?= |$)(?! geladeira)
tom(?:a|ou|ei|ar|ando|o|ava|am) <1>(?:lanca|md|lsd|k9|bala|doce|acido)(?= |$)(?! (?:d[eo] (?:leite|coco|abobora|hortela|menta|banana|gengibre|mel)|citrico|folico|hialuronico|ascorbico|acetil))
nao (?:us|beb|fum|tom)(?:o|a|ava|ou|ei|am|amos) (?:mais )?nada(?=$| [.,;])|us(?:o|ou|a|ei|ava|ando) md(?= |$)
oh (?:diari|social|abusiv|frequent|pesad|fds)[a-z]*|(?:nega|uso de|abst de|abst . de|abstinencia de|abuso de|consumo de) oh(?= |$)
reais (?:d[eo]|em|n[ao]) (?:adega|bar|boteco|bebidas?|cerveja|po|pinga|biqueira)(?= |$)|(?:adega|boteco|bar) <3>(?:conhece|chama) <2>(?:pelo|por) nome
(?:se|me) injet(?:a|ou|o|ei|ava|ando|ar)(?= |$)(?! (?:insulina|na conversa|animo))|uso de <2>(?:subst[a-z]*|psicoativ[a-z]*)(?= |$)|suor <2>de (?:alcool|bebida)
(?:passa|vive|fica|amanhece|enfiad[oa]) <4>(?:n[oa]|d[oe]) (?:bar|boteco|buteco|botequim|biqueira|adega)(?= |$)(?! d[ao] (?:familia|pai|marido))|troc[a-z]* <3>por (?:%LIQUOR|drogas?|pedra|crack|po)(?=$| [.,;])
(?:%LIQUOR|copo) (?:virou|é|ficou sendo|era) <2>(?:companh|amig|remedio|consol|refugi|muleta|calmante|almoco|cafe da manha)[a-z]*|(?:limite|controle|freio) com <1>(?:bebida|alcool|cerveja|drogas?)|binge(?! (?:eating|de serie|watch))
(?:cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|\d\d) <1>(?:%SEDATIVE|neosaldinas?|tylenol|dipironas?) (?:por|ao|todo|de uma|para)
(?:ped|implor|insist|quer|consegu|compr)[a-z]* <2>receitas? (?:azul|azuis|amarelas?|de tarja)|(?:sustent|manter|pag|banc)[a-z]* <1>(?:vicio|propri[oa] uso)(?= |$)
(?:esta|ta|voltou|volta|caiu|continua|de volta) <1>n?[ao] (?:pedra|po|crack|beck|baseado|copo|cachaca|pinga|bebida|farinha)(?= (?:de novo|outra vez|desde)|$| [.,;])
cachimb(?:ou|ando|ava|ar)(?= |$)|chap(?:ou|ei|ando|ar|aram)(?= |$)(?! (?:o cabelo|a cara n))|brisad[oa]|larica|lombrad?[oa]?(?= |$)|mato queimado|bafor[a-z]+|vap(?:ei|eou|eando|eia|eando)(?= |$)
umas (?:a mais|e outras|biritas|geladas|brejas)|(?:ggt|gama gt) <1>(?:alt|elevad)[oa]|tom[a-z]+ bombas?(?= |$)(?! de)|bombas? para <1>(?:ficar|crescer|treinar)|ciclos? de (?:bomba|testo|anabol|deca)[a-z]*
(?:a|uma|nova|primeira|ultima|sua|outra) recaida(?= (?:veio|foi|aconteceu|apos|depois|ocorreu)|$| [.,;])|(?:septo|nariz|nasal) <2>(?:corro|perfur|destru)[a-z]*|saa (?:ha|grave|leve|com)(?= )
nao pass[a-z]* <1>(?:um|uma)? ?(?:dia|noite|semana|hora) sem <1>(?:po|pedra|cheirar|fumar|%LIQUOR|droga|beck|baseado)(?= |$)
(?:us|tom|beb|mistur)[a-z]* <1>(?:codeina|xarope|promet[a-z]*) <2>(?:com|misturad[oa] com) <1>(?:refri[a-z]*|sprite|soda|balinha)
`;
