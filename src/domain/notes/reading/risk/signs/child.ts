/* Signs that a child is in danger, by what happens. See `../patterns.ts` for the form. */

const beaten = String.raw`
@DOER (?:peg|us|tir|busc|mostr|corr|vem|vei|desc|bat|apanh|marcas?|surra|lev)[a-z]* <2>(?:com |d[aeo] |a |o )<1>(?:%LASH)(?= |$)
  (?! d[eo] (?:seguran|carro|pesca|luz|cabelo|dente|sorvete|karate|condao))
(?:perd)[a-z]+ <1>(?:a mao|a cabeca|a paciencia|o controle|a linha|as estribeiras) <4>(?:com <1>|e |quando |n[ao]s? )<2>
  (?:%KID|corrig|educ|bat|sacud|chor)[a-z]*
(?:pass|pes)[a-z]* <1>(?:a mao|do ponto|da conta|dos limites) <3>(?:n[ao]s? correc|n[ao] surra|quando corrig|ao corrig|ao educ|n[ao] castig|
  n[ao]s? (?:%KID))[a-z]*
(?:corrig|educ|disciplin|castig)[a-z]+ <3>(?:n[ao] |com |a )<1>(?:%LASH|tapas?|porrada|surra|forca|base|marra|mao pesada|peia)(?= |$)
mao pesada(?= |$)
mao leve n[ao]
(?:sac[ou]d|chacoalh|apert|belisc|mord|queim|tap|sufoc|arremess|suspend|pendur|tranc|amarr)[a-z]+ <2>(?:o |a |os |as |meu |minha |seu |sua |n[ao] )(?:%KID)
  (?= |$)(?! (?:d[ae] (?:tv|boneca)|n[ao] (?:cadeirinha|sling|carrinho|balanco)))
(?:machuc|ferir|explodir|sacudir|sufocar|afogar|bater|esganar|largar|jogar)[a-z]* <4>(?:o |a |n[ao] |meu |minha )(?:bebe|nenem?|recem|rn|filhinh[oa])(?= |$)
(?:tap|tamp)[a-z]+ <1>(?:o nariz|a boca|a cara) d(?:el[ea]|[ao] (?:%KID))
@DOER (?:me|te|lhe|o|a|os|as) (?:%ATTACKS)(?= |$)(?! (?:cabeca|%STRUCK|d[ao]s?|de (?:%SWEET)|pra (?:cima|frente)|fora))
(?:alguem|ninguem|el[ea]s?|pai|mae|padrasto|marido|companheir[oa]|filh[oa]s?|familia|cuidador[ae]?) <1>(?:n?[ao]s? |lhe |me |se )?(?:%ATTACK)(?= |$)
  (?! (?:%STRUCK|bem|fe|d[aeo] |a desejar|claro|em paz))
(?:mae|pai|padrasto|madrasta|avo|tia|tio|irmao) <2>(?:joga|jogou|tac(?:a|ou)|atir(?:a|ou)) <1>(?:o que|tudo|coisas?|objetos?|panelas?|chinelo|sapato) <4>
  (?:nel[ea]|em mim|mao|filh[oa]|menin[oa])
(?:rox[oa]s?|hematomas?|marcas?|cicatriz(?:es)?|lesao|lesoes|queimaduras?) <3>
  (?:redond|circular|em arco|enfileirad|simetric|d[eao] (?:fivela|cigarro|dedos?|mao|adulto|corda|ferro)|em formato)[a-z]*
(?:%INJURY) <5,>(?:que |mae |pai |avo |padrasto |familia )<2>(?:explica|diz|justifica|atribui|alega)[a-z]* <4>(?:queda|cai|berco|sofa|escada|tombo|cama)[a-z]*
(?:fratura|hematoma|rox[oa]|queimadura|lesao|lesoes|equimose)s? <5,>(?:bebe|lactente|nenem?|recem|rn|nao anda|nao engatinha|meses)(?= |$)
`;

const touched = String.raw`
@KID (?:%PRIVATE)(?= |$)(?! (?:n[ao] banheira|amarelinho|de galinha))
carinhos? (?:ali|la|embaixo|nas partes|que (?:nao|ninguem))
(?:ali|la) nao pode <3,>(?:mas|so) <1>(?:%GROWN)
@GROWN (?:trancad[oa]s?|sozinh[oa]s?|fechad[oa]s?|banho|dorm[a-z]+|deit[a-z]+) <1>(?:com|n[ao] cama d) <1>(?:a |ela|filha|enteada|neta|sobrinha|menina|crianca)
  (?= |$)<2>(?! (?:mae|avo|esposa|mulher|namorada|companheira|cachorr|gata|familia|luz|porta|janela|tv|televisao|roupa|cabeca))
@GROWN (?:tranc|fech|encost)[a-z]+ <1>a porta <3>(?:com (?:el[ea]|a )|d[oe] quarto (?:com|d)|para ficar)
@GROWN (?:entr|espi|olh|film|aparec|abr)[a-z]+ <3>(?:banheiro|banho|troc[a-z]+|vest[a-z]+)(?= |$)
(?:cadeira|comoda|tranca|trinco|ferrolho|faca) <2>(?:atras d[ao]|n[ao]|contra a|encostad[oa] na) (?:porta|macaneta)
dorm[a-z]+ <4>(?:de calca|de roupa|vestid[oa]|debaixo da cama|porta trancada|com a faca) <6>(?:medo|causa|padrasto|pai|tio|ele|irmao)
(?:%GROWN) <3>(?:mand|envi|ped|tro[cq]|cham|convid|oferec|promet)[a-z]* <3>
  (?:mensagens|fotos?|nudes?|audios?|videos?|presentes?|pix|dinheiro|carona|segredo|el[ea] (?:para|pra)) <5>
  (?:madrugada|noite|el[ea]|menin[oa]|casa dele|motel|sem roupa|intim|escondid|crianca|alun)[a-z]*
(?:mand|envi|troc|vend|tir)(?:ou|a|ei|ava|ar|ando) <1>(?:nudes?|fotos? (?:intimas?|nua|pelad[oa]|sem|do corpo)|packs?)(?= |$)
(?:presentes?|pix|dinheiro|skins?|creditos|celular|joias|balas?|doces) <5>(?:de |d)(?:um |o )?(?:%GROWN|amigo|namorado) <6>
  (?:jogo|internet|discord|online|rede|app|aplicativo|mais velho|conheceu|visita|segredo|3\d|4\d|5\d)
(?:conhec|convers|encontr|marc)[a-z]+ <6>(?:jogo|internet|discord|roblox|instagram|tiktok|app|aplicativo|chat|rede) <6>
  (?:homem|adulto|mais velho|2\d|3\d|4\d|encontro|foto|nude)[a-z]*
@KID (?:video|filme|foto|revista|site|cena)s? <2>(?:de )?(?:mulher|gente|homem|sexo|moca)? ?(?:pelad|nu|porno|adult|sexo|sacanagem)[a-z]*(?= |$)
(?:bonec|brinc|desenh|imit|encen|repet|simul)[a-z]* <5,>(?:tir(?:a|ar|ou|ando) <1>roupa|deit[a-z]+ <2>em cima|sexo|sexua[a-z]+|transa[a-z]*|
  namorar pelad[oa]s?|esfreg[a-z]+)
(?:casou|casad[oa]|mora|morando|junt(?:ou|ad[oa])|namor[a-z]+|gravid[ae][a-z]*|engravidou|amasiad[oa]) <3,>(?:aos |com |d[eo] |tem )<1>
  (?:10|11|12|13|onze|doze|treze)(?= |$)
(?:1[0-4]|onze|doze|treze|catorze)(?: anos| a)? <5,>(?:companheiro|namorado|marido|homem|parceiro|rapaz|cara|pai d[ao]) <4,>
  (?:[2-6]\d|vinte|trinta|quarenta|cinquenta)
(?:suspeit[a-z]+|possivel(?! [a-z]+r )|possibilidade|indicios?|revel[a-z]+|relat[a-z]+|denunci[a-z]+) <2>(?:d[eo] |se d[eo] )?<1>
  (?:abuso|violencia|toque|maus tratos|negligencia|estupro)(?= |$)
`;

const neglected = String.raw`
(?:mesm[ao]s? (?:roupas?|blusa|camisa|uniforme|calcinha|cueca|fralda|meia)|(?:roupas?|uniforme|fralda) <1>
  (?:suj|rasgad|molhad|fed|curt|pequen|imund|urinad|encharcad|vencid|chei|pesad)[a-z]*)(?= |$)
  (?! (?:se lava|d[eao] (?:boneca|irma|time)|n[ao] (?:lavar|maquina)))
fraldas? <2>(?:d[ae] (?:vespera|ontem|noite|dia anterior|manha)|suja|cheia|vencida|encharcada|transbord[a-z]+|pesada|molhada|unica|pingando|sem troc[a-z]+)
(?:carie|caries|dentes? (?:podres?|estragados?|pretos?|quebrados)|piolhos?|sarna|lendeas?|bicho de pe|unhas? (?:enormes|sujas|pretas|compridas e)|
  cabelo (?:emplastrado|embolado|grudado))(?= |$)
(?:sem|nenhum|algum|nem um|qualquer) <2>(?:adult[oa]|responsavel|maior|ninguem (?:maior|mais velho))(?= |$)(?! (?:legal pela empresa|tecnico))
(?:achad|encontrad|vist|recolhid|localizad|flagrad|deixad|esquecid|largad)[oa]s? <3>
  (?:sozinh[oa]s?|n[ao]s? (?:rua|barraco|praca|rodoviaria|hospital|upa|matern[a-z]+|mato|lixo|estrada|porta d[ao] (?:igreja|creche)))
(?:deix|larg|tranc|esquec)[a-z]+ <3>(?:%KID|todos|os (?:dois|tres)|em casa) <3>(?:e |para |pra )<1>(?:vai|foi|ir|sai|saiu|sair|viaj|some|sumiu)[a-z]* <3>
  (?:baile|balada|festa|bar|forro|pagode|rua|beber|viaj[a-z]+|namor[a-z]+)
(?:nao|nunca|ninguem|esquec[a-z]+ de|demor[a-z]+ (?:a|para)) <2>(?:v(?:ai|ao|em) )?(?:busc(?:a|am|ar|ou|aram)) <3>
  (?:n[ao] (?:creche|escola|colegio|portao)|%KID|nel[ea]|el[ea])
ultim[oa] a ser buscad[oa]
(?:esquec)[a-z]+ <3>n[ao] (?:escola|creche|portao|carro)
(?:guard|escond|lev|esvazi|roub|furt|cat|peg|jun)[a-z]* <4>(?:merenda|lanche|comida|pao|paes|bolacha|resto|prato|marmita) <4>
  (?:irma|irmao|casa|mochila|bolso|lixo|colega|debaixo|noite|travesseiro|meia)[a-z]*
(?:repet|com|devor)[a-z]+ <3>(?:merenda|prato|pratos|tres vezes|quatro vezes|como se|sem parar|desesperad[oa]) <5,>
  (?:segunda|fome|nao (?:come|jant|ten)|em casa|fim de semana|unica refeic)[a-z]*
@WEAK (?:unica|so|apenas) <2>(?:refeic[a-z]+|come|comida|janta|almoca) <4>(?:na escola|da escola|no dia|e a merenda|quando|do dia)
@WEAK (?:chega|vem|vai|acorda|dorme|passa|anda|esta|fica|ficou) <2>(?:com |d[eo] )(?:muita )?fome(?= |$)
nao (?:com(?:e|eu|ia)|jant(?:a|ou)|alm[a-z]+) <2>(?:desde|ha) <2>(?:sexta|sabado|domingo|ontem|anteontem|dias|\d)
(?:come|comia|comeu|comem) <1>(?:terra|papel|reboco|tinta|lixo|racao|restos?|sobras)(?= |$)
abaixo do peso
baixo peso(?= |$)
curva de (?:peso|crescimento) <2>(?:queda|cain)[a-z]*
nao ganha peso(?= |$)
(?:vacinas?|vacinacao|carteirinha) <2>(?:atrasad|em atraso|em branco|vazia|nenhuma|incomplet)[a-z]*
nunca <1>(?:foi|levad[oa]|frequent[a-z]+|pisou|tomou|teve) <2>(?:pediatra|medico|escola|vacina|dentista|registro)
infrequencia
evasao escolar
fora da escola
@KID (?:nao|sem|ninguem) <2>(?:deix|permit|mand|lev|frequent|matricul|ir )[a-z]* <4>(?:a|na|para a|pra) (?:escola|creche|aula)(?= |$)
  (?! (?:de (?:danca|ingles|musica)|porque (?:estava|esta) (?:doente|com febre)))
ninguem (?:sabe|soube|viu) <1>(?:onde|com quem|por onde|quando) <2>(?:%KID|el[ea])
@KID (?:perambul|vag|zanz|circul|anda|andando)[a-z]* <4>(?:rua|bairro|centro|noite|madrugada) <4>(?:sozinh|ate|de madrugada|sem)[a-z]*
(?:mae|pai|pais|genitora?|os dois|madrasta|padrasto) <4>(?:us|fum|cheir|beb)[a-z]+ <3>(?:crack|pedra|droga|maconha|po|cachaca|todo dia|gravidez)[a-z]* <5,>
  (?:filh|crianc|bebe|menin|irma|maternidade|na frente|sumiu|fome)[a-z]*
(?:mae|pai|pais|genitora?) <2>(?:sumi(?:u|ram)|desaparec(?:eu|eram)|foi embora|abandon(?:ou|aram)|larg(?:ou|aram)|fugiu|nao volt(?:ou|aram))(?= |$)<5>
  (?:%KID|matern|hospital|dias|e deixou)[a-z]*
(?:dormindo|dorm(?:e|em|ia|iam)) <4>(?:colchao|colchoes|chao|papelao|mesma cama|rede) <2>(?:molhad[oa]|suj[oa]|rasgad[oa]|com (?:rato|barata)|fri[oa]|sem)[a-z]*
@WEAK (?:amarrad|acorrentad|trancad|trancafiad|pres|confinad|isolad)[oa]s? <1>(?:a|ao|as|n[ao]s?|nu[mn]a?|em|dentro|por|pel[oa]|com|sem|de|para|o dia|ha)
  (?= |$)(?! (?:transito|elevador|aula|trabalh|serie|jogo|livro|celular|chuva|tela|n[ao] (?:transito|elevador|fila|proprio quarto)|
  n[ao] quarto (?:lendo|jog|ouv|estud|chor|o dia|dorm|mex|n[oa]|assist|com o celular)))
  (?<!(?:se|adolescente fica|adolescente passa|adolescente vive) trancad[oa] [a-z]+)
(?:tranc|amarr|acorrent|prend)(?:a|ou|am|aram|ava|ad[oa]) <4>(?:sem (?:jantar|comer|comida|agua|luz)|
  n[ao] (?:quarto|banheiro|escuro|quintal|porao|armario|pe da (?:mesa|cama)|cama|cadeira)|de castigo|por (?:fora|ter|horas))
@KID (?:deu|dava|dao|dar|dando|dei|dou|d[aá](?= (?:um|meio|uma|dois|dramin|rivotril|calm|sedat|remed|cacha|gotas))|aplic[a-z]+|poe|bot[a-z]+|mistur[a-z]+) <2>
  (?:dramin|rivotril|clonazepam|calmante|sedativo|antialergico|remedi[a-z]*|gotas|xarope|maconha|fumaca|cachaca|cerveja|vinho) <4>
  (?:%KID|mamadeira|dormir|apag|aquiet|sossegar)[a-z]*(?! (?:como (?:receitado|prescrito)|prescrit))
dopad[oa]s?(?= |$)
fumaca <5>(?:cara|rosto|nariz) d
`;

const burdened = String.raw`
@KID (?:trabalh|vend|engrax|carreg|cat|capin|lav|entreg|pedi|ped|ajud|faz)[a-z]* <4>
  (?:semaforo|sinal|sinaleira|farol|feira|roca|lavoura|obra|olaria|carvoaria|lixao|canavial|madrugada|malabares|bar|casa de familia|cozinha da|latinhas?)(?= |$)
@KID (?:fal|tirad|tir|deix|larg|sai|perd)[a-z]* <2>(?:d?a |aula |escola )<2>(?:para|pra) <2>(?:trabalh|vend|cuid|ajud|ped|entreg|lav|cozinh)[a-z]*
@LITTLE (?:cuid|cri|cozinh|lav|troc|banh|aliment|dar? banho|lev|faz)[a-z]* <6,>(?:irmaos?|irmas?|irmaozinhos?|irmazinhas?|cacula|menores|gemeos|bebe|casa toda)
  (?= |$)
(?:cuid|cri|cozinh|lav|troc|banho)[a-z]* <9,>(?:irmaos?|irmas?|cacula|menores|bebe|casa) <6,>(?:tem |com |aos |de )
  (?:[5-9]|1[0-2]|cinco|seis|sete|oito|nove|dez|onze)(?= anos|$| [.,;])
(?:serve|usad[oa]|usa|us[a-z]+) <2>(?:de|como) <1>(?:mensageir[oa]|recado|escudo|aviao|aviaozinho|arma contra|pombo correio|isca|empregad[oa])
guarda <1>drogas? d
`;

const afraid = String.raw`
(?:encolh|trem|escond|trav|congel|gel|vomit|urin|xixi|grit|protege|cobr|arregal|paralis|emudec|assust|apavor|sobressalt|cala)[a-z]* <6,>
  (?:quando|perto|diante|na presenca|com a voz|ao ver|se (?:[ao]|algum|um|alguem)|n[ao]s? (?:visita|dia|sexta|hora)) <4>
  (?:homem|homens|padrasto|madrasta|pai|mae|tio|avo|vo|ele (?:chega|entra|grita|levanta)|marido|companheiro|braco|mao|casa d|buscar|tirar a roupa|trocar?)[a-z]*
(?:pavor|terror|panico|medo|recusa|nao quer|resiste) <2>(?:d[aeo]s?|a|em|para|pra|ir|voltar|ficar|ser|de ir|de ficar) <4>
  (?:homem|homens|padrasto|madrasta|sozinh[oa] com (?:%GROWN|el[ea])|casa d[oa] (?:pai|mae|tio|avo|padrasto|primo|ex)|troca[a-z]* (?:a|de) (?:fralda|roupa)|
  visitas? (?:a|ao|do) pai|colher de pau|cinta|cinto|tomar banho com)(?= |$)
(?:volt|recomec|pass|regredi)[a-z]* <1>(?:a )?<1>(?:urinar|fazer (?:xixi|coco)|molhar|sujar|chupar) <6,>
  (?:visita|pai|padrasto|casa d|tio|homem|desde que|depois que|fim de semana)[a-z]*
(?:visita|casa|fim de semana|volta)s? (?:a|ao|d[oa]|com o|na casa d[oa]) <1>(?:pai|padrasto|tio|avo) <5,>
  (?:urin|xixi|molh|pesadel|agressiv|calad|machucad|rox|assad|chor|recus)[a-z]*
@KID (?:ped|implor|quer|tent)[a-z]* <3>(?:nao (?:ir|voltar)|ficar (?:mais|na escola|comigo|na sala|no abrigo|aqui)|morar (?:com|n)) <5>
  (?:embora|casa|escola|fim d[ae] aula|professora|sessao d)[a-z]*(?! (?:brinc|jog|termin|porque quer))
se (?:eu|el[ea]|a gente)? ?(?:contar|falar|abrir a boca|disser) <5,>(?:abrigo|mata|bate|apanh|morr|pres[oa]|embora|some|levar|culpa|pior|tira)[a-z]*
(?:%DOER) <2>(?:cham|xing|trat|apelid)(?:a|ou|ava|am) <2>(?:de|como) <1>(?:%INSULT)(?= |$)(?! d[eo] (?:carinho|amor))
(?:burr[oa]|lixo|inutil|imprestavel|nascido|peso) <3,>(?:sao|e|é|diz|dizia|frases?|palavras?|escuta|ouve) <3>(?:d[ao] )?(?:mae|pai|padrasto|casa|madrasta)
frases? d[ao] (?:mae|pai|padrasto)
berrad[oa]s?(?= |$)
(?:bate|bateu|grita|briga)[a-z]* <2>(?:n[ao]s? )?(?:bonec[oa]s?|ursinho|pelucia) <9,>
  (?:engole|cala|igual|cinto|cint|regua|apanh|castigo|mamae|papai|casa|assim que)[a-z]*
(?:é )?(?:assim|igual|que nem) <2>(?:que )?<1>(?:minha mae|meu pai|papai|mamae|la em casa|em casa)(?= |$)(?: faz| fazem)?
  (?<=(?:bat|cint|briga|grit|morr|chor|assim que|quebr|engol)[a-z]* [a-zé0-9, ]{0,60})
desenh[a-z]+ <4>(?:familia|pai|mae|casa|padrasto) <5>(?:segurando|com) <1>(?:%LASH|faca|arma|sangue|monstro|mao grande|chifre|sem boca|sem maos)
conselho (?:tutelar|foi|acion|notific|recolh)[a-z]*
pelo conselho(?= |$)
c t acionado
casa lar(?= |$)
familia acolhedora
depoimento especial
(?:acolhid|abrigad|institucionalizad|retirad)[oa]s? <3>(?:abrigo|familia|justica|judici|conselho|casa lar|mae)[a-z]*
notific(?:ad[oa]|ou se|amos|uei|acao (?:feita|ao|do)) <2>(?:conselho|sinan|ct|creas|escola|rede|violencia)?(?= [.,;]|$)
`;

const harsh = String.raw`
@KID (?:%HARSH)(?= |$)(?! (?:d[ao]s? (?:fogos|sol|gat|cachorr|boneca|novela|filme|ex)|n[ao]s? (?:futebol|skate|bicicleta|filme|novela|jogo)))
  (?<!(?:filme|novela|serie|historia|conto|jogo) [a-zé ,]{0,40})(?<!planejamento d[ae] gravidez|(?:teste|exame) d[ae] gravidez)
(?:foi|foram|era|eram|ter sido|sido|tenha|tenham|alguem|que|nao é) <1>(?:tocad|apalpad|acariciad|bolinad|beijad|despid|filmad|fotografad|alisad|molestad|
  abusad|aliciad)[oa]s?(?= |$)(?! (?:pel[ao] (?:musica|filme|historia|missa|palavras|cena|livro|emocao|gesto|carta)|com (?:a|o) |profund|na cerimonia|
  no casamento|pela escola|na (?:festa|peca)))
(?:mand|obrig|bot|fez|faz|poe|deix|coloc)[a-z]* <5>(?:dormir|comer|ficar|ajoelhar|passar a noite) <2>(?:n[ao]s?|do|com) <1>
  (?:canil|chao|quintal|garagem|milho|sereno|chuva|escuro|banheiro|porta|cachorro|caes|rua|varanda|sol|tampinhas)(?= |$)
(?:com(?:e|ia|endo|iam)|dorm(?:e|ia|indo)|viv(?:e|ia|endo)|brinc(?:a|ava|ando)) <3>
  (?:do chao|com os (?:caes|cachorros|porcos|ratos|bichos)|junto (?:aos?|d[aeo]s?) (?:caes|cachorros|porcos|ratos|lixo)|n[ao] (?:lixo|esgoto|lixao)|
  n?um quintal|com as galinhas|entre (?:lixo|fezes))(?= |$)
(?:quebr|part|rasg|estour|acab)[a-z]+ <5>(?:em mim|nel[ea]|nas (?:minhas )?costas|no lombo|nas pernas)(?= |$)
@GROWN (?:segredo|segredinho|surpresa|brincadeira|jogo|jogos) <3>(?:na mao|na cama|no quarto|no escuro|no colo|da gente|nosso|com (?:o )?
  (?:vo|vovo|tio|titio|padrasto|primo|professor|pastor))(?= |$)
@KID (?:lev(?:a|e|asse|ar|em|ariam)|adot(?:a|e|asse|ar)|busc(?:a|ar|asse)|tir(?:a|e|asse|ar)) (?:me |ela |ele |a |o )?
  (?:embora|d(?:ela|ali|aqui|aquela casa|e la|essa casa))(?= |$)
(?:trabalh|capin|carreg|vend|lava|corta)[a-z]* <6>(?:desde (?:os|as)|com|aos) (?:[5-9]|1[0-2]|cinco|seis|sete|oito|nove|dez|onze|doze)(?= |$)
(?:fal|perd)[a-z]* <1>(?:a |de )?(?:aula|aulas|escola) <4>(?:safra|colheita|roca|plantio|trabalh|feira|cuid)[a-z]*
(?:cri|educ)(?:ad[oa]|ou|aram) <2>(?:a|na|no|com|debaixo de|sob) <1>(?:%LASH|relho|pancada|porrada|tapa|jejum|fome|grito|gritos|surra|peia|cacete|chicote|
  paulada)(?= |$)
(?:mae|pai|padrasto|madrasta|genitora?|responsavel|avo|tia) <4>(?:bebad[oa]|drogad[oa]|alcoolizad[oa]|embriagad[oa]|chapad[oa]|doidona|doidao|desacordad[oa]|
  virad[oa]|fora de si|caid[oa])(?= |$)(?! (?:cedo|bem|de (?:cansaco|sono)|tranquil|no sofa))
(?:comida|janta|almoco|banho|remedio|escola) <2>so (?:quando|se)
so <3>(?:come|janta|tem comida|toma banho) <2>(?:quando|se) <3>(?:padrasto|pai|mae|avo|vizinh|deix|quer)[a-z]*
`;

export const childSigns = [beaten, touched, neglected, burdened, afraid, harsh].join('\n');
