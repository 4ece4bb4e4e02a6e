/* Signs that an old or ill person is in danger, by what happens. See `../patterns.ts`. */

const robbed = String.raw`
(?:so|somente|apenas) <2>(?:aparec|vem|vei|visit|lig|lembr|procur|surg|busc)[a-z]* <4>(?:n?[ao] |em |quando |pra |para |pel[ao] )<3>
  (?:dia \d+|dia d[eo] (?:pag|receb|benef|apos)|pagamento|receb|benefici|aposentador|dinheiro|pensao|cai[a-z]*|saca)[a-z]*
@AGED (?:some|sumiu|sumiram|somem|sumindo|falta|faltam|faltou|desaparec[a-z]+|acab[a-z]+|nao (?:sobra|chega|ve|viu)) <3>(?:%PROPERTY)(?= |$)
  (?! (?:d[ao] (?:sala|carro)|por isso))
@AGED (?:%PROPERTY) <3>(?:some|sumiu|sumiram|somem|sumindo|desaparec[a-z]+|esvaziad[oa]s?|zerad[oa]s?|bloquead[oa]|vendid[oa]s?|penhorad[oa]s?) <3>
  (?:sem|n[ao]|quando|d[ao]|pel[ao]|todo|antes|e|com|del[ea])?
(?:fizeram|fez|tir(?:ou|aram)|peg(?:ou|aram)|contrat[a-z]+|abr[a-z]+|ha|tem|descobr[a-z]+|apareceu|apareceram) <3>
  (?:emprestimos?|consignad[oa]s?|dividas?|contas?|cartao|cartoes|compras|financiamento|crediario) <4>(?:n[eo]o? |no |em |com o |usando <1>)<1>
  (?:nome|cpf|conta|beneficio|aposentadoria) ?(?:del[ea]|d[ao]|meu)?
(?:emprestimo|consignado|saque|compra|pix|transferencia|desconto)s? <3>(?:que )?(?:el[ea] )?(?:nao|sem|nunca) <2>
  (?:fez|fiz|reconhec[a-z]+|pediu|autoriz[a-z]+|sab[a-z]+|lembr[a-z]+|assin[a-z]+|conhecimento|explicac[a-z]+)
(?:ca[i]u?|cair|deram|deu|lev[a-z]+|sofr[a-z]+|vitima|aplic[a-z]+|perd[a-z]+) <3>golpes? (?:d[oe]|n[oa]|pel[oa]|via) <1>
  (?:consignado|emprestimo|pix|whatsapp|bilhete|amor|falso|banco|telefone|motoboy|sequestro|cartao|internet|aposentad[a-z]+|nud[a-z]+)(?= |$)
(?:vend|transfer|pass|do)(?:eu|eram|e|em|endo|iu|iram|ou|aram|er|ar|ir) <2>
  (?:a casa|o apartamento|o terreno|o sitio|o carro|o gado|as joias|os moveis|a alianca|as terras|a chacara|os bens) <2>
  (?:del[ea]|d[ao] <1>(?:%AGED)|e <3>(?:fundos|asilo|rua|quartinho)|para <1>nome|em que el[ea]|sem (?:avis|pergunt|consult|el[ea]|sab)|escondid)[a-z]*
(?:filh[oa]s?|net[oa]s?|sobrinh[oa]s?|genro|nora|irma|irmao|cuidador[a]?|entead[oa]) <3>(?:ja )?
  (?:vendeu|venderam|tomou|tomaram|pegou|pegaram|invadiu|ocupou|se mudou|mudou se|penhorou|alugou|zerou|esvaziou|torrou) <2>
  (?:a casa|o quarto|o apartamento|a cama|o terreno|o carro d|tudo|as joias|a poupanca|o cartao|a senha|a conta)(?! d[eo] (?:pra|vid|show|jogo))
(?:assin|colh|digit|carimb)[a-z]* <3>(?:papeis|papel|procuracao|documentos?|escritura|contrato|recibos?|folhas?|cheques?|digital|dedo) <4>
  (?:nao (?:le|sab|ent|enx)|sem (?:le|sab|ent|ocul|enx)|em branco|a pedido|obrig|forc|porque <1>(?:filh|net|sobrinh))[a-z]*
(?:assin)[a-z]* <5>(?:sem ler|sem saber|sem entender|sem oculos|no hospital|dopad[oa]|nao (?:leu|le|sabe ler))
procuracao <5,>(?:sem (?:ler|saber|entender|explicar)|esvazi[a-z]+|plenos poderes|vend[a-z]+|sum[a-z]+|some|usou|usa|tirou|sac[a-z]+|falsa|enganad[oa]|pressao|
  obrig[a-z]+|forcad[oa]|revog[a-z]+)
(?:esvazi|zer|limp|rasp|torr|sac|desvi|gast|roub|retir|embols|surrupi)(?:ou|a|am|aram|ava|ando) <2>(?:a |o |tod[oa] a? ?|sua |seu |minha |meu )?
  (?:poupanca|conta|aposentadoria|pensao|beneficio|economias|bpc|salario d[ao] (?:%AGED)|dinheiro d(?:el[ea]|[ao] (?:%AGED)))(?= |$)(?<!limp[a-z]+ <2>conta)
(?:filh[oa]s?|net[oa]s?|sobrinh[oa]s?|genro|nora|cuidador[a]?|caseiro|vizinh[oa]|entead[oa]) <4>
  (?:com|tem|guarda|segura|pegou|control[a-z]+|administra|fic(?:a|ou)|retem|us(?:a|ou)|tomou|levou) <3>
  (?:cartao|senha|beneficio|aposentadoria|pensao|bpc|documentos|chave d[oe] cofre)(?= |$)
  (?! (?:d[eo] (?:aniversario|credito (?:del[ea]|para compras)|natal)|e presta contas|com transparencia|direitinho|bem))
(?:vive|vivem|mora|sustent[a-z]+|depende|dependem|desempregad[oa]) <3>(?:d[oa]|a custa d[oa]|as custas d[oa]|com [oa]) <1>
  (?:beneficio|aposentadoria|pensao|bpc|dinheiro) d[oa] (?:mae|pai|avo|vo|idos[oa]|tia|sogr[oa]|velh[oa]|aposentad[oa])
(?:quebr|ameac|grit|bat|agri|xing|empurr|surt)[a-z]* <4>(?:por|quando|se|porque|para|ate) <4>
  (?:nega|falta|acaba|nao (?:da|tem|dou)|pede|quer|conseguir|recusa|pegar|tirar) <2>(?:dinheiro|beneficio|pensao|cartao|grana)(?= |$)
(?:quebr|ameac|grit|bat|agri|xing)[a-z]* <5>por dinheiro
(?:ninguem|nao|sem) <1>(?:mexe|mexem|mexeu|toca|administra|usa|tira|pega|tiram) <3>(?:dinheiro|cartao|aposentadoria|pensao|beneficio|conta|bens)(?= |$)
`;

const neglectedOld = String.raw`
@FRAIL (?:nao|nunca|ninguem|nem|deix(?:a|am|ou|aram) de|esquec[a-z]+ de|sem|recus[a-z]+|falt[a-z]+|neg(?:a|am|ou)) <3>(?:%NEED)(?= |$)
  (?! (?:gelad|quente|pesad|de sal)[a-z]*)(?<!(?:uso|dificuldade|alergia|queixa|mudanca|ajuste|adesao|efeito) [a-z ]{0,12}(?:remedios?|medicac[a-z]+))
(?:filh[oa]s?|net[oa]s?|nora|genro|familia|cuidador[a]?|parentes|sobrinh[oa]s?|ninguem) (?:que )?(?:ja )?(?:nao|nunca|nem) <1>(?:o |a |lhe )?
  (?:compr|troc|lev|aliment|visit|cuid|ajud|pag|limp)[a-z]* <3>(?:%NEED|mae|pai|idos[oa]|avo|velh[oa]|acamad[oa]|asilo)(?= |$)(?! (?:bola|conta d))
@WEAK nao (?:é|foi|esta sendo|tem sido|sao|era) (?:levad|alimentad|trocad|banhad|visitad|medicad|cuidad|hidratad|limp|acompanhad|buscad)[oa]s?(?= |$)
@AGED (?:so|apenas|somente) <2>(?:toma|tomam|da|dao|recebe|ganha|fazem) <1>banho <3>(?:aos|uma vez|quando|por semana|de mes|se)
banho <1>(?:uma vez|1x) <1>(?:por|na) semana
@AGED (?:come|comia|comendo|comer|(?:dao|serv[a-z]+)(?= (?:a el[ea]|os|o|resto|comida|sobras))|recebe|ganha) <2>
  (?:os restos|resto|sobras|separad[oa] d|depois (?:que|d[eo]s?)|n[ao] (?:area|quintal|chao|varanda|quartinho|pote|garagem)|
  comida (?:fria|azeda|estragada|vencida|velha))[a-z]*(?= |$)(?! (?:almoco|do jantar de natal|pizza|d[ao] (?:academia|treino|aula|trabalho)))
(?:bot|poe|coloc|mand|deix)[a-z]* <1>(?:pra|para|a)? ?(?:comer|dormir|morar|ficar) <1>(?:n[ao]s?|la f|aqui f) ?
  (?:area|fundos|quartinho|garagem|varanda|quintal|chao|despensa|corredor|fora|cozinha|cubiculo|barraco|galpao|deposito)(?= |$)
@AGED (?:dorm|mor|viv|fic|pus|puser|bot|coloc|jog|alojad|instalad)[a-z]* <4>
  (?:n[ao]s?) (?:fundos|quartinho|garagem|galpao|despensa|deposito|cubiculo|sofa|area de servico|varanda|barraco) <3>
  (?:porque|sem|desde|d[ao]|para|,|depois|enquanto)(?! (?:d[ao] (?:praia|avos)))
(?:%DOER) <2>(?:peg|tom|ocup|us|alug)(?:ou|aram|a) <2>(?:quarto|cama|casa|banheiro) d(?:el[ea]|[ao] (?:%AGED))(?= |$)
(?:passa|fica|vive|deixad[oa]|esta|ficou|permanece|mantid[oa]) <3>(?:o dia|dias|horas|a tarde|a noite|manha)? ?<3>
  (?:n[ao]s? (?:cama|poltrona|cadeira|quarto|mesma posicao|sofa|vaso|penico)) <3>
  (?:com a porta|sem|fechad[oa]|trancad[oa]|suj[oa]|molhad[oa]|escur[oa]|amarrad[oa]|chamando|gemendo)[a-z]*
(?:porta|portao|quarto|casa) <2>(?:fechad|trancad|chavead|cadead)[a-z]* <1>(?:por fora|por dentro sem|a chave|com cadeado)
horas n[ao]s? (?:vaso|penico|cadeira)
(?:escaras?|ulceras? (?:de|por) (?:pressao|decubito)|lesao por pressao|lpp|feridas? (?:na|no|sem|com) <1>
  (?:sacr[oa]|costas|quadril|calcanhar|curativo|bicho|cheiro)|assaduras? (?:profund|grav|extens|com|ate|enorm|em)[a-z]*|miiase|bicheira|desidratad[oa]|
  desnutrid[oa]|caquetic[oa]|emaciad[oa]|definhando)(?= |$)
(?:emagreceu|perdeu) <3>(?:quilos|kg|k) <9,>(?:despensa|geladeira|filh|famil|cuidador|comida|ninguem|nora|fome|armario)[a-z]*
(?:cheir|fed|fede|cheiro|mau cheiro|odor)[a-z]* <2>(?:a |de )?<1>(?:urina|xixi|mijo|fezes|coco|podre|carnica|azedo)(?= |$)(?! <2>(?:gato|cachorro|bebe que))
unhas (?:enormes|compridas e sujas|encravadas de|em garra)
@FRAIL (?:respond|fala|atende|controla|decide)[a-z]* <3>(?:por el[ea]|no lugar del[ea]|quem (?:entra|visita|fala)|o telefone (?:por|d))(?= |$)
@DOER (?:tom|tir|cort|confisc|esconde|escond|recolh)[a-z]* (?:lhe )?<2>(?:o |seu |meu |a )?
  (?:celular|telefone|chave|documentos?|andador|bengala|dentadura|oculos|cadeira de rodas|aparelho (?:auditivo|de surdez)|campainha|controle)(?= |$)
  (?<!(?:alzheimer|demenc[a-z]+)[a-zé0-9, ]{0,40})
  (?! (?:d[oa] (?:adolescente|filh[oa]|menin[oa])|na hora|no jantar|durante (?:a semana|as refeic|o jantar)|como combinado))
@AGED (?:ninguem|nao|nem) <2>(?:deix|pod|permit|autoriz)[a-z]* <2>(?:visit|receb|fal|ver|telefon|sair|entr)[a-z]*(?= |$)
(?:intern|deix|larg|abandon|esquec|deposit|coloc|jog|desov)(?:aram|ou|ada|ado|eram|eu|ido|ida|ei|am|a) <4>
  (?:n[ao]s?|em) (?:asilo|ilpi|hospital|upa|residencial|clinica|abrigo|pronto|rodoviaria|rua|estrada|corredor|enfermaria|casa de repouso|santa casa) <5>
  (?:nunca|nao|sem|sumi|dias|ninguem|ha|por|desde|e )[a-z]*
nunca mais (?:volt|apar|visit|vier|lig)[a-z]+ <3>(?:a[o]? |n[ao] |para )?(?:residencial|asilo|ilpi|hospital|visit[a-z]+|lugar|lar|buscar)
(?:alta|internad[oa]) (?:social|ha) <4>(?:ninguem|famil[a-z]+) (?:busca|vem|veio|apar)[a-z]*
@AGED (?:famil[a-z]+|filh[oa]s?|parentes?) <2>(?:nao |nunca |deix[a-z]+ de )<2>(?:retorn|comparec|visit|busc|aparec|assum)
  (?:e|em|eu|eram|a|am|ou|aram|ir|er|ar)(?= |$)
alega(?:m)? falta de tempo
@WEAK (?:do lado|posta|posto|botad[oa]|jogad[oa]|expuls[a-z]+|colocad[oa]|mandad[oa]|deix[a-z]+) <3>
  (?:de fora|para fora|pra fora|pra rua|para a rua|na calcada|no frio|na chuva|no relento|no sereno)(?= |$)
  (?! (?:da (?:turma|lista|festa|reuniao|conversa|viagem|brincadeira|selecao)))
(?:gas|fogao|boca do fogao|ferro|panela) (?:aberto|acesa?|ligad[oa]|no fogo) <5,>(?:sozinh|esquec|demenc|dia)[a-z]*
@WEAK (?:sozinh)[oa] <5>(?:com o gas|fogao ligado|o dia (?:todo|inteiro))
`;

const hurtOld = String.raw`
(?:cuidador[a]?|tecnic[oa]|enfermeir[oa]|nora|genro|filh[oa]|net[oa]|sobrinh[oa]|acompanhante|nora|irma|irmao) <3>
  (?:grit|berr|bat|empurr|belisc|sacod|sacud|xing|humilh|deboch|zomb|imit|ridiculariz|ameac|apert|pux|arrast|amarr|trat[a-z]+ mal|esquenta|judi|maltrat|tranc|
  dop)[a-z]* <3>(?:del[ea]|nel[ea]|com el[ea]|que el[ea]|n?[ao]s? (?:%AGED)|com [ao] (?:%AGED)|o braco|tremor|fala d|jeito d|pel[oa]s? (?:braco|cabelo)s?|
  no banho|quando)(?= |$)(?! (?:de (?:rir|alegria|susto)|gol))
(?:perd)[a-z]+ <1>(?:a paciencia|a cabeca|o controle|as estribeiras) <6,>(?:mae|pai|avo|vo|idos[oa]|velh[oa]|sogr[oa]|acamad[oa])(?= |$)
(?:paciencia|controle) <2>(?:e|,) <1>(?:dei|deu|bat[a-z]+|sacud[a-z]+|empurr[a-z]+|grit[a-z]+|sacod[a-z]+|apert[a-z]+)
(?:d(?:a|ei|eu|ar|ao|aria|ando)) <2>(?:um |uns |uma )?(?:%BLOW|beliscoes|beliscao|tranco|sacudida) <1>n?[ao]s? <1>(?:%AGED|%KID)(?= |$)
(?:d[aá]) (?:beliscoes|beliscao|tapas?|empurroes)(?= |$)
(?:segur|pux|arrast|levant|apert|agarr|sacud|sacod)[a-z]+ <2>(?:%AGED|el[ea]|o braco|os bracos|pulsos?)? ?<1>
  (?:pel[oa]s? (?:cabelos?|bracos?|pernas?|roupa)|o braco del[ea]|os bracos del[ea]|com forca)(?= |$)
@THREAT (?:bot|poe|por|pôr|mand|intern|jog|larg|lev|coloc)[a-z]* <3>(?:n?o |num |para um |pra um |em um |pro )(?:asilo|abrigo|hospicio|manicomio)(?= |$)
ameac[a-z]+ <5>(?:asilo|abrigo|internar|rua)(?= |$)
(?:d[aá]o?|deu|deram|dou|dobr[a-z]+|aument[a-z]+|repet[a-z]+|exager[a-z]+) <2>(?:o dobro|a mais|dose extra|dose|duas vezes|mais|tres)? ?<2>
  (?:remedios?|calmantes?|gotas|comprimidos?|rivotril|quetiapina|sedativos?|haldol|clonazepam|neuleptil) <5>
  (?:dormir|nao (?:levant|incomod|acord|cham|dar trabalho|grit|and)|quiet|sosseg|apag|parad|paz)[a-z]*
@WEAK (?:amarr|cont|prend|imobiliz)(?:a|am|ou|aram|ad[oa]|id[oa]|e|em) <5>(?:lencol|lencois|faixas?|cama|cadeira|poltrona|grade|atadura|pano|fralda|leito)
  (?= |$)(?! (?:de rodas nova|do barco))
(?:nao sirvo|nao presto|sou um (?:peso|estorvo|trapo)|me tratam|me botam|me deixam|me tiram|me escondem|me trancam|me jogam) <3>
  (?:mais |como |feito |de |pra |para |n[ao] |sem |aqui|dentro|fora)
@AGED (?:ped|implor|cochich|sussurr|falou|disse)[a-z]* <6>(?:nao (?:cont|fal|avis|diss|lig)[a-z]*|segredo|baixinho|escondid[oa]|longe) <3>
  (?:filh[oa]|nora|genro|net[oa]|cuidador[a]?|marido|familia|companheiro)(?= |$)
`;

export const elderSigns = [robbed, neglectedOld, hurtOld].join('\n');
