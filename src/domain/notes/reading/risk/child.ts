/* Words of danger to children. See `patterns.ts` for the form. */

export const child = String.raw`
conselho tutelar|disque 100|pedofil[a-z]+|alici(?:ou|a|ado|ada|ament[a-z]+)|trabalho infantil|estupro de vulneravel|exploracao sexual|creas
notificac[a-z]+ compulsoria|acolhimento institucional|escuta especializada|vara da infancia|destituic[a-z]+ d[a-z]+|carvoaria|palmatoria
(?:chinel|cint|palm|chibat|relh)ad(?:as?|inhas?)(?= |$)|cascudos?|ajoelh[a-z]+ <2>no milho
de castigo <5>(?:escuro|trancad[oa]|sem comer|no banheiro|quintal|joelh[a-z]+|amarrad[oa])|quarto escuro|vara de (?:marmelo|goiaba)
(?:perd|perco|perdi)[a-z]* (?:a )?(?:cabeca|paciencia|controle|linha) <1>e (?:<1>)(?:bat|sacud|sacod|deu|dei|jog|empurr|apert)[a-z]*
teme fazer (?:outra vez|de novo|mais)
(?:medo|vontade|impulso|imagin[a-z]+|pens[a-z]+) <2>(?:de |em |que )?(?:<1>)(?:jogar|sacudir|machucar|sufocar|afogar|esganar|bater em|ferir) <2>
  (?:nene|filh[oa]s?|filhinh[oa]|crianca|menin[oa])(?= |$)
sac[ou]d[a-z]+ <2>(?:nene|crianca|filh[oa]|menin[oa])|castigos? (?:fisic|corpora)[a-z]*|castigo dos menin[a-z]+
(?:nao|sem) (?:tem|teve|tinha|ha|houve) <1>(?:comida|janta|almoco|o que comer|leite) (?:em casa|desde|na geladeira|ontem|hoje|no fim|ha)|geladeira vazia
so (?:come|comeu|almoca) <2>na escola|(?:roub|pega|guard|escond)[a-z]* <2>(?:merenda|lanche|comida|pao) <4>(?:coleg[a-z]+|mochila|bolso|irma[a-z]*|levar|casa)
(?:violencia|negligencia|agressao|agressoes|abandono|toque)(?: [oe]u? (?:abuso|negligencia|violencia|agressao|abandono))? <3>
  (?:d[aeo]s? (?:menor|pais|mae|pai|padrasto|cuidador[ae]?)|contra <1>(?:crianc|menin|filh|menor|nene)[a-z]*|n?a inf[a-z]*|infantil|intrafamiliar|sexua[a-z]+|
  parental|paterno|materno|no prontuario|na creche|na escola|em casa)(?= |$)
(?<!(?:uso|laudo|sem|e) de )abusos?(?= [.,;:)]|$| (?:foi|nao|ficou|por|descartad|negad|confirmad|revelad|n[ao]|em|sofrid|e|ou|infantil|sexual|intrafam|
  d[aeo] (?:menor|tio|pai|avo|padrasto|primo|filha|crianca)))(?<!abuso (?:de|do) [a-z]+)
abus(?:ad[oa]s?|ador[a-z]*)(?! d[ao] (?:sorte|paciencia|acucar))
negligencia(?= [.,;:)(]|$| (?:sever|grav|parental|materna|paterna|familiar|nao|por|e|ou|em|infant|medic|com <1>
  (?:filh|crianc|mae|pai|avo|idos|menin|nene))[a-z]*)
maus tratos
(?:toc|alis|acarici|apalp|bolin|bul|mex|encost|relo?)(?:a|ou|ava|ando|ar|aram|e|eu|ia|er|endo|iu|u) <1>
  (?:em (?:mim|voce|partes)|nel[ea]s?|com (?:a menina|menin[oa]s?)|(?:n?o |meu |seu |teu )?corpo(?: del[ea])?|n[ao]s? <1>
  (?:partes|peit[a-z]+|coxa|bumbum|genit[a-z]+|filh[oa]|menin[oa]s?|crianca|alun[oa]s?|net[oa]|enteada)|de um jeito|partes|voce|embaixo|por baixo)(?= |$)
  (?! (?:com (?:carinho|a musica)|profund))
(?:te|lhe) (?:tocando|toca|tocou)(?= |$)|colegas? <3>[ao]s? forc[a-z]+
%MAN <2>(?:(?:passa|passou|passava|passar) a mao (?:n|em|por|del)[a-z]*(?! (?:cabelos?|cabeca|testa|rosto|pelo|gato|cachorro|barba))|
  (?:entra|entrou|entrava|vem|veio|vinha|vai|deita|deitou|dorme|dormia) <2>
  (?:n[oa] <1>(?:meu quarto|quarto (?:del[ea]|da (?:menina|filha|enteada))|quarto|banheiro|cama)|debaixo da coberta)(?= |$)
  (?! (?:e (?:le|cant|cont)|para (?:ler|dar|contar|acord)|com a mae))|d[aeo]u?
  (?:va)? banho nela|(?:mexe|mexia|mexeu) (?:comigo|com el[ea])|(?:a|o|as|os|me|lhe|te) (?:toc|apalp|acarici|alis|bolin|beij|agarr|forc|despi|peg)
  (?:a|ou|ava|ando|ar|iu|aram)(?= |$)(?! (?:n[ao] (?:testa|rosto|escola|saida|colo)|piano|e abrac|as|para|pra|com o carro|cedo|tarde)))
(?:veio|entra|entrou|vem) <2>n[oa] meu (?:quarto|banho|cama)|ele tem (?:2|3|4|5)\d e <2>(?:dorme|namor|sai|fica)[a-z]* com ela
ele <1>(?:entra|veio|vem|mexe em mim|dorme com ela)(?= [.,;]|$)|sent[a-z]+ <3>no colo(?<=%MAN [a-z ]{1,40})
(?:ped|mand|obrig|forc|fez|faz)[a-z]* <3>(?:el[ea]|menin[oa]|filh[oa]|me|a) <1>tirar a roupa
(?:ped|mand|obrig|forc|fez|faz|quer|exig|tir|abaix|levant|arranc)[a-z]* <4>
  (?:a roupa(?: na| dela|$| [.,])|a calcinha|a cueca|a blusa del[ea]|minha (?:roupa|calca|calcinha|blusa)|nudes?|
  fotos? (?:sem|intim|nu|pelad|de (?:calcinha|biquini)|dela)[a-z]*|segredos?|beijos? (?:e|na)|na camera)
  (?<=(?:el[ea]|%MAN|que|alguem|amigo|lhe|me|e|monstro|desconhecid[oa]) [a-z ]{3,60})
(?:filmes?|videos?|revistas?) (?:de adulto|porno[a-z]*|pelad[a-z]*|de sexo|de gente)|nudes?(?= |$)
fotos? <3>de (?:calcinha|biquini)(?<=(?:ped[a-z]+|mand[a-z]+|quer) [a-z ]{0,60})|brincadeiras? sem roupa
(?:gestos?|contato|ato|brincadeiras?|conhecimento|comportamento|desenhos?) (?:sexua[a-z]*|sexualizad[a-z]*|erotiz[a-z]*)|calcinha do avesso
(?:sangue|secrecao) na calcinha|(?:lesao|lesoes|dor|sangramento|corrimento) (?:genit|vagina|anal|perian)[a-z]*(?= <3>(?:menin[oa]|crianca|\d|aluna|filha))
(?:sifilis|gonorreia|condiloma|hpv|dst|ist|gravid[ao]|gestante) <4>(?:crianca|menin[oa]|de (?:5|6|7|8|9|1[0-3]) anos|aos 1[0-3])
menina de 1[0-4] (?:anos )?gravida|prostitu[a-z]+|troca de (?:comida|casa|dinheiro) por sexo|vend[a-z]+ <1>(?:filh[oa]|menin[oa]|sobrinha|neta) (?:para|pra|a)
(?:pai da crianca|pai do bebe|pai do nene) é o (?:padrasto|avo|tio|pai)
(?:tem |de )?(?:onze|doze|treze|catorze|quatorze|1[0-4]) <6>(?:ele tem|com um|a um|homem de|namorado de) (?:2\d|3\d|4\d|5\d|vinte|trinta|quarenta|cinquenta)
  (?= |$)
(?:entregue|vendida|prometida|dada|casad[ao]) <1>(?:a|com|para) um homem
(?:cara|homem|adulto|amigo|namorado|rapaz) d?[eo]? ?<3>(?:2\d|3\d|4\d|5\d|vinte|trinta|quarenta|jogo|internet|discord|roblox) <6>
  (?:nude|fotos?|msg|mensagens|tirar a roupa|encontr)[a-z]*
segred(?:o|os|inho) <3>(?:com|d[oe]|entre ele e) <2>%MAN|(?:presentes?|balas?|dinheiro|doces) <4>(?:nao contar|em troca|em segredo|escondid)[a-z]*
(?:mand|ped|promet|ameac|para|pra|nao (?:pode|é)|que) ?[a-z]* <3>nao (?:é )?(?:pra |para )?contar (?:a|para|pra|o|d)[a-z]*
se (?:eu |ela )?contar (?:ele|o que|ela|para)
(?:deix|larg|esquec|abandon|mant|tranc|prend|escond|acorrent|confin|bot|coloc)[a-z]+ <5>
  (?:sozinh[oa]s?|trancad[oa]s?|acorrentad[oa]s?|pres[oa]s?|sem (?:comer|comida|banho|agua|trocar|cuidado)|com fome|de sede|
  n[oa]s? (?:canil|quintal|escuro|corredor|garagem|armario|porao|despensa|chuva|frio|rodoviaria|calcada|carro|molhad[oa]|bar|estrada|mato|sol)|de fora|
  para fora|pra fora|chorando|debaixo do chuveiro|chuveiro gelado|no hospital (?:pela|ha|e)|pronto socorro)(?= |$)
  (?! (?:para|pra|que) (?:secar|brincar|guardar))(?<=(?:me|nos|%YOUNG|%OLD|el[ea]|l[ao]|(?:me|a|o|as|os) [a-z]+|(?:deixad|largad)[oa]s?) [a-z0-9 ]{4,40})
  (?<!(?:as chaves|a chave|o celular|o carro|a bicicleta|a roupa) [a-z ]{0,60})
(?:%FOLK|lactente|acamad[oa]) <5>(?:sozinh[oa]s? <3>(?:em casa|a noite|de noite|o dia|por horas|das|desde|por dias|ate|trancad[oa]s?|no carro|na rua|
  na avenida|de madrugada)|dorm[a-z]+ <2>(?:na calcada|na rua|no chao|na garagem|na praca|debaixo da mesa)|(?:com|passa|passou|passava|passam) <1>fome|
  pedindo? (?:esmola|comida|dinheiro n[ao])|pede (?:esmola|comida)|nao (?:comeu|jantou|almocou|come) (?:nada|desde|em casa|ontem)|desnutrid[oa]s?|
  desidratad[oa]s?|piolhos?|escondid[oa]s? em casa|largad[oa]s?|jogad[oa]s? (?:no|na|de)|dopad[oa]s?|a propria sorte|nunca (?:foi )?
  (?:vacinad[oa]|consultou)|come (?:terra|lixo)|imund[oa]s?|encardid[oa]s?|fed(?:e|em|endo|ia|ida|ido)|mau cheiro|mijad[oa]|urinad[oa]|sarna|lendeas?|piolhos?|
  escabiose|sem (?:tomar )?banho|maltrapilh[oa]s?|esfarrapad[oa]s?|(?:roupas?|fraldas?) (?:sujas?|rasgadas?|molhadas?)|mesma roupa|descalc[oa]s? no|
  famint[oa]s?|pele e osso|esqueletic[oa]|subnutrid[oa]|raquitic[oa]|sem matricula|fora da escola)(?= |$)
  (?! (?:de (?:tanto|brincar|tinta|lama|terra|chocolate|massinha)|e feliz|e (?:gosta|leu)|por opcao|porque|se lava))
(?:fico|ficava|durmo) sozinh[oa] <4>(?:irmaos|noite|tranc[a-z]+)
(?:nao|sem|nem|nunca|ninguem) <2>(?:tem|teve|tinha|tinham|ha|da|dao|deu|dar|lhe|leva|levam|leve|levou|busca|buscam|buscou|compra|compraram|comprou|troca|
  trocam|aplica|aplicam|serve|servem|faz|fazem|alimenta|veio|vem|olha|cuida)? ?<2>
  (?:jantado|almocado|a? ?insulina|ao posto|a dieta|curativo|o (?:filho|menino|bebe|idoso) na escola|buscar <1>
  (?:idos[oa]|pai|mae|filh[oa]|menin[oa]|crianca)|adulto (?:olhando|por perto|em casa)|dar de comer|supervisao de adult[a-z]*)(?= |$)
(?:vacinas?|consultas?) (?:em atraso|atrasadas?)(?! d[oa] (?:gat|cach))|faltas? (?:seguidas )?(?:as? )?consultas? <3>vacin[a-z]*
(?:mae|pai|pais|genitor[ae]?|filhos?|filh[oa] unic[oa]|familia|responsave(?:l|is)) <2>
  (?:some por|sumiu|sumiram|nao (?:aparece|aparecem|visitam?|busca|comparece|cuida|trata|atende o asilo|cozinha|aplica|compra)|esquece <3>
  (?:escola|creche)|some dias)
(?:assaduras?|piolhos?) (?:em carne|sem|e|com|sangr|de novo|dente|roupa)[a-z]*|fralda (?:de (?:dois|tres|\d)|encharcada|suja|cheia|desde)|propria sorte
privacao d[eo] (?:alimento|comida|cuidado)s?|cheirando a (?:urina|xixi|mijo|fezes)|roupas? fed[a-z]+|suj[oa] <2>(?:sem (?:lanche|material)|com fome|de casa)
(?:fraturas?|lesao|lesoes|hemorragia|trauma|queimaduras?|corte|cicatriz|marcas?|arranhoes|roxos?|manchas?|mordidas?|vergoes|vergao|hematomas?|equimoses?) <3>
  (?:em espiral|de costela|costela|retinian[a-z]*|por sacud[a-z]*|genital|em nadegas|nas (?:nadegas|costas|coxas)|no pescoco|corpora[a-z]+|
  em (?:bebe|nene|crianca|lactente|diferentes estagios)|n[ao] (?:menin[oa]|crianca|idos[oa]|alun[oa])|compative[a-z]+ com|
  de (?:adulto|dedos?|cigarro|cinto|fio|mao)|diferentes estagios)(?= |$)(?! (?:do fut|da bicic))
carne viva d[oe]|costas <2>carne viva|assaduras? em carne viva|dente (?:quebrado|partido)(?! (?:no|jogando|comendo))|sangr[a-z]+ <2>supercilio
(?:olho|rosto) <4>(?:inchad[oa] d[oe] (?:murro|soco|tapa)|desfigurad[oa])|braco roxo|laudo do iml|corpo de delito|notif[a-z]* <2>sinan
(?:mao|cabeca|boca|rosto|barriga|bumbum) d(?:el[ea]|[ao] (?:%FOLK)) <2>(?:n[ao] (?:fogao|privada|agua|vaso|panela|chapa|ferro|parede|tanque|balde)|
  com (?:fita|travesseiro|pano|pimenta|a mao))
(?:pe|joelho) (?:em cima|n)[a-z]* d?a? ?(?:minha )?(?:barriga|cabeca|costas)|pimenta na boca|abri(?:u|a|r) <1>cabeca (?:com|dela|dele)
lhe (?:abri|quebr|part)[a-z]+ a (?:cabeca|testa|boca|costela)|chuveiro gelado|(?:nao|nunca) (?:devia|era para|deveria) ter nascido(?<!eu [a-z ]{0,60})
(?:vai|vou|ia|quer) (?:me|te|lhe) dar (?:embora|para outra)
(?:fui|foi|fomos) (?:abandonad|deixad|largad|expuls)[oa]s? <2>(?:com \d|aos? \d|na|no|de casa|pel[ao]s? (?:mae|pai|pais|familia))
expuls[a-z]+ (?:ela|ele|[ao]|d[eo]) ?(?:filh[oa]|de casa|menin[oa])
(?:(?:crianc|menin|filh)[a-z]*|aos? (?:cinco|seis|sete|oito|nove|dez|onze|doze|\d|1[0-2])(?: anos)?|irma de \d+) <3>
  (?:cuida d[aeo]s? <1>(?:irma|bebe|tres|quatro|casa|menores)|cozinha para|faz a comida|trabalh|vend[e]|carreg|cat[a]|lava <2>(?:bar|casa)|faz tod)[a-z]* <5>
  (?:irma[a-z]*|bebe|menores|madrugada|sinal|farol|obra|cimento|carvao|lixo|bar|casa|feira|roca|lavoura|dia todo)(?= |$)(?! (?:de pano|da escola|dos avos))
us(?:a|ada|ado) <2>mae (?:para|pra) pedir
(?:us|fum|cheir|beb)[a-z]+ <3>(?:com|na frente d|perto d)[ao]s? <2>(?:bebe no colo|nene no colo|filh[oa]s?|crianca|menin[oa])(?= |$)
  (?<=(?:pedra|crack|po|maconha|cocaina|droga|bebe|cachaca) [a-z ]{0,60})
dirig[a-z]+ <2>com (?:os|as) (?:filh|crian)[a-z]*(?<=b[eê]bad[oa] [a-z ]{0,60})
(?:brigas?|violencia|agressoes|tapas) <3>entre os pais(?<=(?:faca|agress|violen|expost|socos|tapas)[a-z]* [a-z ]{0,60})
(?:d[aeo]u?|dava|dando|poe|bot(?:a|ou)|ping(?:a|ou)|aplic(?:a|ou)|pos|mistur(?:a|ou)) <2>
  (?:rivotril|clonazepam|diazepam|calmante|sonifero|sedativo|dramin|cachaca|remedio (?:para|pra) dormir|dose (?:dobrada|extra)|dobrada|gotinhas|fumaca)<6>
  (?:dormir|apag(?:a|ar)|quiet[oa]|soss[a-z]+|incomod[a-z]+|mamadeira|ch[aá] d[a-z]+|sopa|suco)(?<! (?:quando|se) nao consegue dormir)
(?:enfi|coloc|bot|pass|p[oõ])(?:a|ou|e|s|ava) <1>(?:o dedo|a mao|os dedos|a boca|o pinto|o negocio) <2>
  (?:n[ao] (?:minha|meu|menin|corpo|calcinha|perna|bunda|bumbum|pepeca|genit|peit|coxa|vagina|partes|filh|alun|net)|nel[ea]|em mim|por baixo|debaixo|
  dentro)[a-z]*
mao boba|dedo n(?:ela|a pepeca|a vagina)|mostr(?:a|ou|ava) <1>(?:pinto|penis|pau|partes|genit[a-z]+)
(?:carinho|brincadeira|jogo|abraco|beijo|massagem|cocegas) <1>(?:estranh[oa]|diferente|demais|esquisit[oa]|ruim|proibid[oa]|secret[oa]|que doi|
  que (?:nao|ninguem))
(?:mexe|mexia|mexeu|bole|buliu|toca|tocou|tocava|brinca) (?:comigo|com ela|com ele|nela|nele|em mim) (?:la|quando|de noite|a noite|na cama|no banho|embaixo|
  escondid)[a-z]*
tir(?:a|ou) a (?:calca|roupa)(?<=(?:monstro|tio|homem|padrasto|que ele) [a-z ]{0,60})|a obriga a fazer coisas
nao (?:conta|conte|contar|fal[ae]|falar|diga|diz) (?:nada )?(?:pra|para|a) (?:ninguem|mamae|minha mae|mae|a mae)
(?:ninguem|mae|familia|nao) <1>(?:vai |vao )?(?:me )?acredit(?:a|ou|am|aram|ar|aria)(?= em mim| nela| nel|$| [.,])
  (?<=(?:contar|contei|contou|abus|tio|padrasto|menina|denunci|mae)[a-z]* [a-z ,]{2,60})
(?:so|fica) entre (?:nos|a gente)|nosso segredo|apag(?:ar|a|ue) (?:as|a) (?:mensagens|conversas?)(?<=(?:mand|ped|homem)[a-z]* [a-z ]{0,60})
segredo com [ao]? ?(?:vo|tio|titio)[a-z]*
(?:passa|passou|passam) <1>(?:a noite|dias|noites|o fim de semana) fora <3>(?:deix|menin|filh|crian)[a-z]*|perambul[a-z]+|ao (?:deus dara|leu)(?= |$)
desassistid[oa]s?|(?:nao|sem) (?:tem |ha )?ninguem (?:olhando|olha|em casa quando|cuidando)|maltrapilh[oa]s?|imundicie|insalubr[a-z]+|higiene precaria
ma higiene|bicheira|cheiro de (?:xixi|mijo)
(?:pass(?:a|am|ou|aram|ava|avam|ei|ando) fome)(?= |$)|(?:pao velho|restos? de comida|sobras)(?<=(?:come|comem|comia|da|dao|so) [a-z ]{0,60})
com(?:e|ia|endo|em) (?:do|no) lixo|(?:armario|despensa|panela|geladeira|dispensa)s? vazi[oa]s?(?= |$)
(?:ped|mendig)(?:e|indo|ir|iu|ando|a|ar|em) <1>(?:comida|esmola|pao|um prato)(?! (?:japonesa|pronta|pelo|no (?:aplic|ifood)))|nao tem o que comer
nada (?:para|pra) comer|falt(?:a|ou|ava) comida|inseguranca alimentar|privad[oa] de (?:comida|alimento|sono|banho|agua)|desnutric[a-z]+|desnutrid[oa]s?
subnutri[a-z]+
(?:nao|nunca|ninguem|recusa|nega|deixa de|esquece de) (?:me |o |a )?(?:lev(?:a|ou|am|ava|ar|aram)) <2>(?:ao|no|pro|para o|a|na|pra) <1>
  (?:medico|posto|hospital|consultas?|upa|pediatra|ubs)(?= |$)
nao (?:busca|buscou|leva) <1>(?:ajuda|socorro|atendimento)|nao socorr[a-z]+|omissao de (?:socorro|cuidado)
(?:deix(?:a|am|ou|ava)) <2>(?:chorar|gritar|chamando|gritando)(?= |$)(?<=(?:a|o|me|ela|ele|bebe|nene|mae|pai|crianca|idos[oa]) [a-z ]{0,60})
  (?! (?:no colo|em paz|um pouco))
finge que nao (?:ouve|escuta|ve)
esmola(?= |$)(?<=(?:menin|crianc|filh|irma|moleque)[a-z]* [a-z ]{0,60})|aviaozinho d[oe]
(?:largou|larga|tirou|tira|saiu|fora) <1>da? escola <2>(?:para|pra) (?:trabalh|cuidar|ajudar)[a-z]*
sozinh[oa]s? <1>(?:em casa|a noite|o dia|de noite|de madrugada|por (?:horas|dias)|das|desde|ate|no carro|na rua|no (?:apartamento|quintal|patio)|trancad[oa]|
  com (?:o|a|os|as) (?:irma|menor|bebe|nene)[a-z]*)(?= |$)
  (?<=(?<![a-z])(?:crianc|filh|nene|bebe|menin|entead|net[oa]|irma|pequen|alun|lactent|deix|fic(?:o|am) |larg|\d anos|idos|velh|demenc|
  acamad)[a-z]* [a-z0-9é, ]{0,60})(?! (?:e (?:gosta|leu|feliz)|por opcao))
fome(?= |$)(?<=(?<![a-z])(?:crianc|filh|nene|bebe|menin|entead|net[oa]|irma|pequen|alun|idos|velh|mae|pass|cacul)[a-z]* [a-z0-9é, ]{0,50})
  (?<!mort[oa] de fome|morr[a-z]+ de fome|mat[a-z]+ a fome|acord[a-z]+ com fome)
(?:sem|nao tem|falta|nega|negam|nem) (?:a |o |os |as )?(?:comer|comida|almoco|almocar|janta|jantar|banho|agua|remedios?|medicac[a-z]+|insulina|fraldas?|leite|
  oculos|dentadura|telefone|luz|vacinas?|cuidados?|supervisao|trocar|roupa limpa|visitas?|higiene|registro|acompanhante|curativo|cuidador[a]?|ninguem)(?= |$)
  (?<=(?<![a-z])(?:crianc|filh|nene|bebe|menin|entead|net[oa]|pequen|lactent|idos|velh|mae|avo|vovo?|sogr|acamad|deix|dona|seu|tranc|fic(?:a|ou) |me|
  isolad)[a-z]* [a-z0-9é, ]{0,50})(?! (?:pesad[ao]|de sal|doce|nenhuma alergia|gelad[ao]|quente|no fim de semana por opcao|de leitura))
(?:na cama|quarto|banh(?:o|eiro)|calcinha|cueca|segred[a-z]+|beij(?:a|ou|ava)|pelad[oa]s?|nu[as]?|agarr(?:a|ou|ava)|corpo|partes|sexua(?:l|is)|genita[a-z]+|
  debaixo|escondid[oa]|film(?:a|ou|ava)|espia(?:va)?|alis(?:a|ou|ava))(?= |$)
  (?<=(?<![a-z])(?:padrasto|tio|titio|avo|vo|vovo|primo|padrinho|professor|treinador|pastor|padre|homem|rapaz|adulto|inspetor|monitor|namorado d[ae] mae|
  companheiro d[ae] mae|irmao mais velho|motorista|caseiro) [a-z0-9é, ]{0,40})
  (?! (?:no hospital|d[oe] (?:hospital|hotel|hospede)|para (?:ler|pintar)|n[ao] (?:testa|rosto|bochecha|mao)|d[ae] (?:fe|igreja|festa)))
(?:sexua(?:l|is)|sexo|genita[a-z]+|nua|pelada)(?= |$)
  (?<=(?<![a-z])(?:crianc|filha|menin|entead|net[oa]|alun|pequen|[3-9] anos|1[0-3] anos|sobrinha)[a-z]* [a-z0-9é, ]{0,60})
  (?! (?:na escola|d[eo] (?:bebe|nene)|biologic[a-z]+))(?<!educacao sexual|do sexo|orientacao sexual)
(?:nao|ninguem|nunca|recusa|deix(?:a|am|ou) de) (?:se |lhe |me |o |a |os |as )?
  (?:d[aã]o|dar?|deu|lev(?:a|am|ou|ar|ava)|busc(?:a|am|ou|ar)|troc(?:a|am|ou|ar)|aliment(?:a|am|ou|ar)|aplic(?:a|am|ou|ar)|visit(?:a|am|ou|ar)|
  comparec(?:e|em|eu)|cuid(?:a|am|ou|ar)|vacin(?:a|am|ou)|banh(?:a|am)|medic(?:a|am)|socorr[a-z]+|matricul(?:a|ou)|compr(?:a|am|ou) (?:o |os |a )?
  (?:remed|comid|fral|leit|diet)[a-z]*)(?= |$)
  (?<=(?<![a-z])(?:filh[oa]s|mae|pai|pais|familia|genitora?|cuidadora?|neto|nora|responsave(?:l|is)|avo|madrasta|parentes|ninguem) [a-z0-9é, ]{0,40})
  (?! (?:bola|tempo|certo|conta|em si|d[aeo] si|mais d[eo] si|jeito|por (?:nao )?visitar|a minima|risada|bem|sorte|de presente|vontade|palpite|o braco|trela|
  valor|opiniao|nada para (?:ele|ela) de nat))
suspeit[a-z]+ (?:de (?:abuso|violencia|maus|negligencia|agressao|esgan[a-z]+)|d[oa] (?:%FOLK))(?= |$)
dorm(?:e|ia|iu|em|indo) n[ao]s? <1>(?:chao|rua|praca|calcada|varanda|garagem|cozinha|quintal|corredor|banheiro)(?= |$)(?! d[ao]s? (?:avos?|amig))
ninguem <1>(?:acredit[a-z]+ nel[ea]|fez nada|faz nada|cuida del[ea]|vem (?:buscar|ver)|veio buscar|quer ficar com)(?= |$)
%OTHERS(?:bat(?:e|eu|er|ia|endo|em|eram|i)|(?:espanc|agr[ei]d|sac[ou]d|empurr|chut|belisc|machuc|estape|queim|amarr|maltrat|abus|sufoc|afog|esgan)
  (?!ao|oes|id|ad)[a-z]+) <1>(?:n?[ao]s?|em|com|d[ao]s?|seus?|suas?|meus?|minhas?|um|uma) <1>(?:%YOUNG)(?= |$)
(?:viu|ve|vendo|viram|assist[a-z]+|presenci[a-z]+|ouv[a-z]+|escut[a-z]+) <2>(?:pais?|mae|padrasto|madrasta) <2>
  (?:bat|apanh|agr[ei]d|espanc|empurr|esfaque|enforc|sangr)[a-z]*
`;
