/* Words of danger to the old. See `patterns.ts` for the form. */

export const elder = String.raw`
(?:abuso|violencia|exploracao|golpe) (?:financeir|patrimonia|economic|psicologic|fisic|por parte|pel[ao]|do propri|da propri|de parent)[a-z]*
violencia <1>(?:c/|com|contra) <2>idos[oa]|humilhac[a-z]+ <2>d[aeo]s? (?:%FOLK)
(?:abandono|descaso|exploracao) <2>(?:d[aeo]s? (?:mae|pai|idos[oa]|avo|familia|filh[oa]s?|menin[oa]|crianca|nene|menor)|em (?:19|20)\d\d|nao intencional|
  nao procede)
negligencia d[aeo]s? <1>(?:%FOLK|ilpi|asilo|casa|escola|creche|hospital|instituic[a-z]+)|(?:negligencia|abandono) (?:nao intencional|nao procede)
denuncia de <1>(?:abandono|negligencia|maus)
(?:%TAKE|mex(?:e|eu|em|er)|comendo|levaram) <1>(?:n?o? ?(?:seu|sua|meu|minha)s?) <1>(?:%MONEY|pagamento|coisas|joias)(?= |$)
  (?<=(?:filh[oa]s?|net[oa]s?|sobrinh[oa]|genro|nora|eles?|irma|irmao|alguem|cuidadora?|tao|estao|familia) [a-z ]{2,30})
(?:filh[oa]s?|net[oa]s?|sobrinh[oa]s?|genro|nora|cuidadora?|irmaos|mano|eles|enteado|quem|parentes?|caseiro|marido|ele) <3>(?:lhe |me )
  (?:tom|tir|roub|confisc|arranc|nega|esconde?)(?:a|ou|am|ava|aram|eu|ia) <6>[a-z]+(?<!(?:duvida|duvidas|foto|fotos|do serio|o sono|tempo))
ele <1>(?:pega|guarda|fica com|saca|gasta) <1>(?:aposentadoria|pensao|dinheiro del[ea]|beneficio|salario del[ea]|tod[oa] o meu salario)|tira tudo(?= |$)
(?:eles|filhos?|netos?|parentes) me tomam|neto rouba|passa o dinheiro del[ea] para|nao devolve(?<=(?:cartao|dinheiro|beneficio|senha) [a-z ]{1,30})
(?:pensao|aposentadoria|beneficio) (?:del[ea] )?(?:some|sumiu|nao chega nel[ea])
(?:obrig|forc|coag|coac|press|fez|fizeram|convenc|engan)[a-z]* <5>(?:assin[a-z]+|procuracao|papeis|escritura|passar|transferir|vender|doar|cheques?) <4>
  (?:casa|apartamento|terreno|sitio|cheques?|papeis|papel|procuracao|imovel|sem (?:ler|saber|entender)|heranca|bens)
(?:procuracao|emprestimos?|consignad[oa]s?) <3>(?:sem (?:saber|ler|autoriz|consent|conhecimento|entender)|em (?:seu|meu) nome|n[eo]o? nome d|falsific)[a-z]*
interdit[a-z]+ <2>(?:com laudo|a forca|falsa)|golpe d[ao] (?:propri[oa]|filh|net|sobrinh|genro|nora|cuidador)[a-z]*
(?:nega|negam|negou|negava|corta|cortaram|cortou|desligou|esconde|escondem|tir(?:a|ou)) (?:lhe |me |dela |dele )?<1>
  (?:banho|comida|alimento|agua|remedios?|fralda|insulina|energia|luz|gas|campainha|bengala|andador|dentadura|oculos) <3>
  (?:e (?:comida|banho|agua|sem)|como castigo|nem|para que|pra que|de proposito|d[ao] (?:%OLD)|del[ea])
(?:corta|desliga|esconde)[a-z]* [ao] (?:energia|luz|gas|campainha|bengala|andador|dentadura)
  (?<=(?:neto|filho|nora|genro|mano|filha|cuidadora|e|ele) [a-z ]{3,40})
nao nega <1>alimento
(?:nao|ninguem|nunca) (?:me |lhe |a |o )?(?:dao|da|deu|dava|compram?|trocam?|servem?|deixa) <2>
  (?:remedios?|banho|comida|agua|fralda|insulina|dieta|refeic[a-z]+)(?= |$)(?! (?:gelada|quente|para o gato))
(?:so|apenas) <2>(?:serv[a-z]+|dao) <2>(?:uma refeicao|o resto|agua com|sopa rala)
(?:so|apenas) <1>(?:come|toma banho) (?:so )?quando <2>(?:vizinh|igreja|alguem)[a-z]*|come so quando <1>vizinh[a-z]*
(?:dao|da|deu) (?:o resto|comida (?:estragada|azeda|vencida))
sem (?:oculos|dentadura|insulina|fralda|bengala|luz|agua|remedio) <2>(?:ha|porque|e sem|e a fam)(?= |$)
falt[a-z]+ (?:comida|remedio) (?:nem|e) (?:comida|remedio)|cuidad[oa] nao (?:esta sendo|é) feito|nao falta comida
(?:como|feito|que nem|igual) (?:bicho|cachorro|lixo|traste|estorvo|trapo|escrav[oa]|empregad[oa])(?= |$)(?<=trat[a-z]+ [a-z ]{0,60})
como se eu ja tivesse morrido
(?:cham|xing)[a-z]+ (?:[ao] |l[ao] )?<1>de (?:velh[oa] )?(?:caduc[oa]|velh[oa] [a-z]+|inutil|peso|estorvo|burr[oa]|lixo|imprestavel|vagabund[oa]|gord[oa] e|
  inval[a-z]+)
cosp[a-z]+ <1>(?:n[ao] (?:sopa|comida|prato|cara|rosto)|em mim|nel[ea])|sou empregad[oa] d[ao] <1>(?:%FOLK)
(?:grit|berr)(?:a|am|ava|ando|aram) (?:comigo|com (?:el[ea]|[ao] (?:%FOLK))|e (?:ri|bate|xinga|empurra)|toda noite)
aos (?:gritos|berros|tapas|empurroes)(?<=(?:tratad[oa]|trata|vive) [a-z ]{0,60})
(?:vagabunda|lixo|inutil|imprestavel) <4>(?:ouve|escuta|diz) <3>(?:do|d[ae]|marid|filh)[a-z]*|dizem que <2>caduc[a-z]*
(?:escaras?|ulceras?|lesao|lesoes|ferida) <3>(?:sacra|por pressao|infectad[a-z]*|sem curativo|profund[a-z]+)
apodrec[a-z]+(?<=(?:perna|pe|ferida|carne|costas) [a-z ]{0,60})
(?:dias|horas|semana) <2>(?:sem (?:cuidador|banho|comer|comida|fralda|trocar)|passando so|na mesma (?:roupa|camisola|fralda))
  (?<=(?:%FOLK|ela|ele|ha|esta) [a-z0-9 ]{1,40})
mesma (?:roupa|camisola|fralda) ha|no molhado|(?:lencol|cama|colchao|poltrona|fralda) <2>(?:molhad[oa]|encharcad[oa]|urina|xixi|mijo)(?! (?:da chuva|do gato))
cheiro (?:forte )?de urina
(?:deixad[oa]|largad[oa]|abandonad[oa]|esquecid[oa]) (?:no (?:asilo|hospital|quarto|quintal|leito)|na (?:rua|cama|ilpi|upa)|
  pel[ao]s? (?:filh|famil|net|sobrinh)[a-z]*)(?! (?:na festa|brinc))
(?:posto|posta|botad[oa]|jogad[oa]|tirad[oa]|retirad[oa]|despejad[oa]) <2>(?:fora de casa|para fora d[ae]|da propria|do quarto)
(?:dorme|vive|mora) (?:na garagem|no chao d[ae] cozinha|no quartinho|nos fundos sem|no chao)(?= |$)|(?:larg|levar)[a-z]+ [ao] velh[oa]
(?:dizem que|porque) velh[oa] nao precisa|fica sozinh[oa] das
(?:passou|passa|passava|passando|passei) fome(?= |$)|sob ameaca|enfi(?:a|ou|am) <2>comida|comida a forca|deixa <2>de sede(?= |$)
quer (?:vencer|matar|acabar) <1>(?:velh[oa]|com o velho)
(?:viv(?:e|em|ia)|sustent[a-z]+) (?:as|a) (?:minhas )?custas d?[eao]? ?(?:mae|avo|pai|%OLD|aposent[a-z]+)?(?= |$)
nao presta contas?(?= |$)(?<=(?:filh|net|sobrinh|genro|nora|curador|irma|cuidador)[a-z]* [a-z ]{0,60})|pass(?:ou|ar|aram) <2>(?:pro|para o) (?:proprio )?nome
(?:botou|pos|colheu) (?:o|a) (?:dedo|digital)|recebe (?:por|no lugar d)el[ea]
(?:nao|nunca) v(?:ejo|e|iu) <1>(?:a cor d[oe]|o|um|um tostao d[oe]) (?:meu |seu |proprio )?(?:dinheiro|beneficio|aposentadoria|pensao|centavo)
(?:dobr|aument|tritur|mo[ei]|esconde|mistur|dilu|exager)[a-z]* <2>(?:remedios?|doses?|gotas|calmantes?|rivotril|clonazepam|quetiapina) <3>
  (?:del[ea]|d[ao] (?:%OLD)|n[ao] (?:comida|sopa|mingau|suco|papa|leite|cha)|para (?:ela|ele|que)|pra (?:ela|ele|nao))
(?:dop|sed)(?:a|am|ou|ada|ado|ava|ando) <2>(?:%OLD|ela|ele|para|pra|o dia)(?= |$)(?! pela anest)
amarr[a-z]+ <2>(?:na (?:cama|cadeira|poltrona)|no leito|com lencol|os pulsos|as maos)|contencao (?:mecanica|fisica|quimica)
(?:%OLD) <3>(?:amarrad[oa]|contid[oa]|trancad[oa]|isolad[oa] n[a-z]+|com (?:equimoses?|hematomas?|escaras?))(?= |$)
(?:aposentadoria|aposento|pensao|beneficio|bpc|loas|poupanca|economias|procuracao|consignad[oa]s?|emprestimos?|cartao|senhas?|dinheiro|casa|carro|apartamento|
  terreno|joias|moveis|cofre|salario|cheques?)(?= |$)(?<=(?<![a-z])%HEIR [a-z0-9é, ]{0,30}(?<![a-z])(?:lhe |me |ja )?
  (?:peg|tir|tom|gast|sac|embols|desvi|roub|rasp|confisc|torr|esvazi|empenh|segur|retem|retev|surrupi|apropri|aproveit|fic(?:a|ou|am) com|mex(?:e|eu|em)|
  fizeram|obrig|falsific|limp(?:ou|a) a|zer)[a-z]* [a-z ]{0,25}[a-z]+)
  (?! (?:d[aeo]s? (?:praia|credito|jogo|aniversario|boneca|natal|videogame|pao|mesada|banco da praca|campo|visita|ponto|vacina|transporte|biblioteca)|nov[oa]|
  emprestad[oa]|para (?:trabalhar|viajar|ir|lavar|a oficina)|da (?:familia|oficina)|bem|arrumad[ao]|limpa|sozinh[oa]|e (?:foi|saiu)|em ordem|
  de (?:lado|brinquedo)))(?<!(?:arrum|limp)[a-z]+ a casa|em casa|de casa|para casa|pra casa|n[ao] (?:carro|casa|apartamento)|de (?:carro|dinheiro))
dinheiro (?:del[ea]|d[ao] <1>(?:mae|pai|avo|vo|vovo|idos[oa]|velh[oa]|tia|sogr[oa]))(?= |$)
  (?<=(?<![a-z])(?:filh|net[oa]|sobrinh|genro|nora|cuidador|irma|entead|caseiro|que ele|ele)[a-z]* [a-z0-9é, ]{0,50})
%OTHERS(?:bat(?:e|eu|er|ia|endo|em|eram|i)|(?:espanc|agr[ei]d|sac[ou]d|empurr|belisc|machuc|estape|queim|amarr|maltrat|humilh|xing|dop)
  (?!ao|oes|id|ad)[a-z]+) (?:n?[ao]s?|em|com [ao]|d[ao]s?|seu|sua|meu|minha|um|uma) <1>
  (?:idos[oa]|avo|vo|vovo|velh[oa]|velhinh[oa]|sogr[oa]|acamad[oa]|cadeirante)(?= |$)
(?:esquec|deix|larg|abandon)[a-z]+ (?:[ao]s?|seu|sua|meu|minha) (?:%OLD) <3>
  (?:sem (?:comida|comer|banho|agua|remedio|fralda)|sozinh[oa]|trancad[oa]|suj[oa]|com fome)(?= |$)
(?:fic(?:a|ou|am|ar|ava) com|retencao d[eo]|retem|segura) <1>(?:aposentadoria|pensao|beneficio|bpc|cartao|dinheiro) (?:d[ao]s? (?:%OLD)|del[ea]|
  da aposentadoria)(?= |$)
`;
