/* Words of violence at home. See `patterns.ts` for the form. */

export const violence = String.raw`
violencia (?:(?:n[ao] )?casal(?= |$)|<1>(?:conjugal|familiar|intrafamiliar|fisica|sexual|psicologica|patrimonial|de genero|verbal|d[oe] (?:%MATE)|
  contra a mulher|em casa|no lar|no namoro|domestica(?! <1>(?:nao )?(?:realiz|agendad|programad)[a-z]*))(?= |$)|(?=[:(,.?]))
violencia(?= $|$| (?:q|que|e|ou|por|contra|consta|desde|dele|dela|sofrida|vivida|grave|antes)(?= |$))
agress(?:ao|oes)(?: fisicas?)?(?: (?:e|ou|nem) (?:verba(?:l|is)|psicologicas?|ameacas?|violencias?|xingamentos?))?(?= |$)
  (?! (?:d[oe] colega|ao meio|da prova|verbal d[oe] chefe|na torcida|d[eo] (?:marketing|mercado)))
feminicid[a-z]+|carcere privado|estupr[a-z]+|tortura (?:fisica|psicologica)|brig[a-z]+ <3>(?:socos|tapas|faca|agress[a-z]+)
apanh(?:a|ou|ava|ar|ando|am|aram|ei|avam|o|asse)(?=$| [.,;:!?)]| (?:d[aeo]s? <1>
  (?:%FOLK|todos|alguem|quem|cinto|vara|fio|chinelo|pau|cipo|mangueira|novo|manha|noite|homem|homens|tapa)
  (?![a-z])|del[ea]s?|muito|tanto|sempre|quando|por|pel[ao]s?|tod[oa]s?|desde|cal[a-z]+|com|se|ontem|hoje|e|feio|ha|ate|mais|sem|em casa|
  na (?:infancia|rua|escola|cara|frente)|no|depois|porque|uma vez|a vida|igual|direto|la|aqui|quase|as vezes|cada|pr[ao]|tambem|nao|que nem|feito|outra|nem|
  mesmo|mas|so|bastante|bem|antes|durante)(?![a-z]))(?! (?:muito |feio |tanto |sempre )?
  (?:d[ao]s? (?:matem|fis|quim|imp|comp|plan|gram|ingl|tecn|jogo|time|sist|vida)|(?:na|da|com a|para a?) (?:matem|fis|quim|escola as|impress|planilh)|
  pr[ao] (?:abrir|entender|fazer|passar|conseg|usar|instal|mont)|com (?:o|a) (?:jogo|comput|impress|plan|tecn|aplic|receita|formul)|
  no (?:jogo|videogame|xadrez|domino|truco|futebol|tatame|treino)|so de palav))(?<!(?:comput|sist|time|selec|celul|impress)[a-z]* <1>apanh[a-z]+)
(?:ele|%MATE|padrasto|sogr[oa]) <2>(?:exig(?:e|iu) <2>(?:senhas?|fotos?|localizac[a-z]+|recibos?|comprovantes?|nota fiscal|sexo)|
  (?:mexe|fuca|clonou|fiscaliza|revista|vasculha|control(?:a|ou|ava)|rastre(?:ia|ou)|vigi(?:a|ou)|monitora|confere) <2>
  (?:celular|mensagens|whatsapp|bolsa|dinheiro|roupas?|salario|horarios?|gastos|senhas?|tudo|cada|com quem|passos|hodometro|redes)|cronometr[a-z]+|
  nao (?:me |lhe |a )?d(?:a|ava|eu) <1>(?:dinheiro|um centavo|um real|um tostao)|(?:esconde|tom(?:ou|a)|fic(?:a|ou) com|confisca|reteve) <2>
  (?:dinheiro|cartao|chaves?|documentos?|carteira|salario|passaporte|celular)|nao (?:quer|permite|aceita) <1>que (?:ela|ele|eu) <1>
  (?:trabalh|estud|sai|fal|visit|vej|us|tenha)[a-z]*|decide <2>(?:roupa|com quem|o que ela)|escolhe <1>
  (?:minhas|as) roupas?|me (?:chama|xinga) de [a-z]+|(?:é|seria) de bater|obrig(?:a|ou)(?! a (?:estudar|comer|descansar))|desce a mao|joga (?:agua|objetos))
  (?= |$)
(?:obrig|forc|coag|constrang)[a-z]+ <3>(?:relac[a-z]+|transar|sexo|deitar|se deitar|filmar|pornograf[a-z]+|nudes?)(?= |$)
(?:sexo|relac[a-z]+|transar|transou|penetr[a-z]+) <3>(?:forcad[a-z]+|sem (?:querer|vontade|consent[a-z]+|eu querer|ela querer)|a forca|contra <1>vontade|
  enquanto <1>dorm[a-z]*|dormindo|por medo)
abus(?:o|ou|ada|ado|os)? sexua[a-z]+|(?:me pega|pegou) dormindo|debito conjugal
(?:nudes?|fotos? intimas?|video intimo) <3>(?:vaz|ameac|divulg|chantag|espalh|public)[a-z]*
(?:vaz|ameac|divulg|espalh|public)[a-z]+ <3>(?:nudes?|fotos? intimas?|videos? intimos?)|stealthing
(?:sofr(?:e|eu|i|ia|endo|er)|vitima d[eao]s?|viv(?:e|eu)|enfrent[a-z]+|suport[a-z]+|aguent[a-z]+) <2>
  (?:violencias?|agress(?:ao|oes)|espancament[a-z]+|abusos?|ameacas?|tortura)(?! (?:d[aeo]s? (?:colegas?|cliente[a-z]*|publico)|no (?:trabalho|onibus)))
(?:relac[a-z]+|relacionament[a-z]+|casament[a-z]+|namor[a-z]+|marido|companheir[oa]|esposo|ex) <1>(?:abusiv|violent|agressiv|toxic)[oa]s?|ciclo d[ae] violencia
medidas? protetivas?|protetiva|maria da penha|mpu(?= |$)
boletim de ocorrencia(?! (?:d[eo]|por|pel[ao]) (?:furto|roubo|assalto|celular|acidente|batida|golpe|perda|extravio))
(?:fez|registr(?:ou|ar|ei)|abriu|lavrou|fazer) <1>(?:b . o|b o|bo|boletim|queixa) <2>(?:contra|d[oe] (?:marido|ex|companheiro)|na delegacia)
delegacia d[ae]s? (?:mulher(?:es)?|defesa)|deam|(?:disque|ligue|ligou (?:no|para o|pro)) (?:100|1 ?80|190)|casa abrigo|casa da mulher|botao do panico
tornozeleira|ordem de restric[a-z]+|corpo de delito|centro de referencia da mulher|fonar
hematomas?(?! d[ae] (?:vacina|coleta|punc))|equimoses?|vergao|vergoes
(?:olhos?|bracos?|manchas?|marcas?|pernas?|costas|punhos?|rosto) <2>rox[oa]s?(?! de (?:raiva|frio|choro))
(?:um|o|os|uns|com|muitos|varios) rox(?:o|os|ao|oes)(?= |$)(?! (?:do|da) (?:aula|muro|parede|ipe))|rox[oa]s n[ao]s? <1>(?:%BODY|rosto|costas|corpo)
(?:raspou|cortou) o cabelo del[ea]
(?:olho|rosto|labio|boca|supercilio|queixo) <2>(?:inchad[oa]|ensanguentad[oa]|arroxead[oa]s?|cortad[oa]|partid[oa])
  (?! (?:de|do) (?:choro|chorar|sono|siso|frio|dentista))
queimaduras?(?! (?:de|do|da|com|no) <1>(?:fogos|sol|cafe|fogao|forno|praia|agua viva|primeiro|churrasco|panela))
marcas? <1>d[ea]s? <1>(?:mordidas?|dedos|unhas|cigarro|agress[a-z]+|estrangul[a-z]+|cinto|fio|esganadura)|costelas? (?:quebrada|fraturada)s?
fraturas? d[ae]s? costelas?
(?:diz|disse|fala|jura|explica|conta) <3>(?:caiu|tropecou|escorregou|esbarrou|foi a porta) <4>(?:escada|porta|armario|banheiro|quina|de novo|outra vez)
versoes? (?:diferent[a-z]+|contradit[a-z]+)|relato contraditorio|(?:versao|explicac[a-z]+|historia) <3>nao (?:bate|convence|combina|condiz)
(?:oculos escuros|maquiagem|base|lenco|gola alta|cachecol) <4>(?:escond|cobr|disfarc)[a-z]*
(?:foi|é|era) (?:ele|o marido|meu marido) (?:de novo|outra vez|quem (?:fez|bateu|me))
(?:medo|evita|pavor|receio) <2>(?:de |para |pra )(?:voltar|ir|chegar) <2>casa(?= |$)|foi morta (?:pel|com|n)[a-z]*
levou <1>pontos n[ao] (?:testa|cabeca|boca|supercilio|rosto)

%OTHERS(?:%BRUTAL)(?! <1>(?:plantas?|textos?|provas?|edital|prazo))(?<!(?:prazo|edital|transito|aluguel) <2>a estrangula)
(?:me|lhe|te|nos|(?<!(?:com|sobre|de|para) )[ao]s?) (?:%STRIKES)(?<! [ao]s? [a-z]+r)(?! %STRUCK)
  (?! (?:(?:para|pra) (?:frente|cima|estudar)|de|que|d[ao])(?![a-z]))
(?:%FAM|alguem|ninguem|quem|homem|mulher) <2>(?:me|lhe|te|a|o|as|os|nos) (?:%HURTS|torc(?:eu|e|ia)|agarr(?:ou|ava|aram)|jog(?:a|ou|ava)|pis(?:a|ou|ava)|
  tac(?:ou|ava)|mat(?:a|ou|ar))(?<!r)(?! (?:fora|%STRUCK|de (?:rir|tanto|saudade|orgulho|mensagens|beijos|cocegas|abracos)|nele |para o parque))
%OTHERS(?:%HURTS)(?<!unha)(?! %STRUCK) <1>(?:%WHOM)
(?:%FAM|alguem|ninguem|quem|mulher) <2>(?:bat(?:e|ia|em|iam|endo|eu)|xing(?:a|ava|am)|humilh(?:a|ava|am)|empurr(?:a|ou|ava)|belisc(?:a|ou|am)|abus(?:a|ou|ava)|
  ameaca|ameacava|sacode|unha|arranha|morde e)
  (?= [.,;:!]|$| (?:e|forte|muito|onde|mesmo|mais|mas|feio|ate|outra|ontem|hoje|quando|em (?:casa|mim|criancas?|mulher)|de (?:novo|cinto|vara|chinelo|mao)|se|
  tod[oa]s?|sempre|por (?:qualquer|causa|tudo|nada)|desde|porque|nel[ea]s?) )(?! %STRUCK)
(?:te[rm]|tinha|teria|havia) <1>batido(?= nel[ea]| em mim|$| [.,;])
(?:foi|fui|foram|era|eram|sao|sendo|ser|sido|seja|vivia|vive|sente|esta|estava|chegou a ser|(?:%YOUNG|mulher|mulheres|alguem|velh[oa]s?|idos[oa]s?|mae)) <1>
  (?:%HURTED)(?<!obrigad[oa]|forcad[oa]|(?:é|foi|fui|era|sente|esta|estava|ser|sendo|mae|velh[oa]s?) <1>
  (?:abandonad|largad)[oa]s?|roubad[oa]|explorad[oa]|isolad[oa]|ferid[oa]|machucad[oa])(?<!cara amarrada)
  (?! (?:atencao|sono|de rebaix|pelas? (?:costas|multidao|onda|saudade|insonia)|no transito))
(?:sem|nega|refere|relata|houve|nem) <1>(?:tapas?|socos?|empurrao|empurroes|pancadas?|chutes?|surras?)(?= |$)
(?:lhe |me )?d[aeo]u?i? (?:lhe |me |nel[ea] |foi )*(?:um|uma) (?:coice|tapa|soco|murro|empurrao|safanao|tabefe|surra|chute|rasteira)
  (?= [.,;]|$| (?:n[oa] |d[oa]|porque|quando|e |em mim|ontem|tao|,))(?! n[oa] (?:visual|bola|balde|casa|trave|saco|ar|jogo|videogame|primo))
(?:é|foi|tem|vira|virou) (?:tapa|soco|surra|porrada|murro)(?= [.,;]|$| (?:e|todo|na|d))
(?:%BLOW)(?<!gravata|pisa) <2>(?:por parte|del[ea]s?|na (?:cara|cabeca|boca|barriga|costela)|no (?:rosto|peito|olho)|nas (?:costas|costelas)|em casa|dad[oa]s?|
  desferid[oa]s?)(?<!tapa olho[a-z ]{0,60})
(?:gritos|xingamentos|humilhac[a-z]+) (?:e|ou|nem) <1>(?:tapas?|socos?|empurroes|pancadas?|chutes?)
(?:apanh[a-z]+|bat[a-z]+|surra[a-z]*|castig[a-z]+|corrig[a-z]+|d[aeo]u?|dou|dei|dar|dava|leva|levou|quebr[a-z]+|educ[a-z]+|foi|é|so|marcas?|lesoes|nas costas|
  me|pega|cicatriz(?:es)?|tunda|coca) <2>(?:d[eo]|com|no|na) <2>%WHIP(?= |$)(?! (?:de (?:seguranca|carro)|do (?:carro|onibus|celular|bolo)))
(?:(?:veio|vem|foi|vai|parte|partiu|jogou|acelerou) <4>(?:para|pra) cima (?:d[eao]|del[ea])|
  avanc(?:a|ou|ava) (?:em mim|nel[ea]|sobre el[ea]|contra el[ea]|(?:n|sobre |contra )[ao] (?:%FOLK))|(?:voou|pulou) (?:n[oa] pescoco|em cima d[a-z]+))
  (?! (?:bola|trave))
(?:levant(?:a|ou|ava|ado|ar)|sent(?:a|ou|ar)|desc(?:e|eu|er)|met(?:e|eu)|encost(?:a|ou|ado|ar)|rel(?:a|ou|ado|ar)) <1>
  (?:o braco|um dedo|o dedo|a porrada|o cacete|a lenha|a vara|o cinto|o sarrafo|
  a mao (?:em mim|nel[ea]|contra|de novo|(?:para|pra|n?[ao]s?) (?:[ao] )?(?:el[ea]|mim|%FOLK)(?![a-z])))
(?:me|lhe|nos) (?:senta|sentou|rel(?:a|ou)|levant(?:a|ou)|desc(?:e|eu)) a mao
(?:segur|apert|agarr|peg|torc|jog|prend|encost|arrast|arremess|empurr|pux)(?:a|ou|ava|ar|e|eu|i|ando|am|aram|ia|er) (?:<3>)
  (?:(?:meu|minha|seu|no|o) pescoco|garganta|cabelos? (?:del[ea]|d[ao] (?:%KINFOLK))|bracos? del[ea]|pulsos? del[ea]|meu (?:braco|cabelo|pulso)|
  pel[ao]s? (?:bracos?|cabelos?|pescoco|orelhas?|pulsos?|perna)|contra <1>
  (?:parede|portao|porta|comoda|armario|chao|carro|muro|mesa)|(?:ela|ele|me) (?:na parede|no chao|da escada|com forca)|da escada|na marra|a forca|braco ate)
  (?= |$)(?! d[oe] (?:pai|mae|carro|sofa) e)(?<!(?:se agarra ao pescoco|(?:nene|bebe) <1>[a-z]+ o cabelo d[a-z]+(?: [a-z]+)?))
(?:apert|segur|tap|cal)(?:a|ou|ava|ando) <2>(?:a garganta|o pescoco|a boca)|(?:me|a) jog(?:ou|ava|a) (?:d[ao]|n[ao]|contra)
(?:jogou|torceu|agarrou|pisou) (?:<1>(?:ela|el[ea]|nel[ea]|em mim)|n[ao] (?:mae|esposa|irma|filh[oa]|menin[oa]|crianca))(?= |$)
que (?:torceu|quebrou|empurrou|bateu|jogou)(?= |$)(?<=foi el[ea] [a-z ]+)
(?:(?:%MATE|filho|neto|pai|padrasto|ele) <1>(?:lhe |me )?|lhe |me )(?:apont|mostr)(?:a|ou|ava) <1>%ATHAND(?= |$)|(?:faca|arma|revolver) que ele
jogou (?:alcool|gasolina) (?:e|n)[a-z]*
(?:atir|arremess|jog|tac|lanc|vem|voa|voou)[a-z]* <3>(?:copos?|pratos?|panelas?|cadeiras?|pedras?|objetos?|tamancos?|celular|garrafas?|facas?|cinzeiro) <4>
  (?:em mim|nel[ea]|n[ao] (?:mulher|esposa|filh[oa]|mae|parede|cara|cabeca)|minha|del[ea]|contra)
(?:copo|prato|panela|cadeira|pedra|objeto|garrafa|celular)s? (?:atirad|arremessad|jogad|lancad)[oa]s? (?:por|pel[ao]s?) [a-z]+
(?:%MATE|ele|filho|neto|pai|padrasto) <2>(?:quebr|rasg|queim|destru|cort)(?:a|ou|ava|ando|iu|eu) <2>
  (?:pratos?|moveis|celular|tudo|casa|documentos|roupas?|cadernos|bengala|cabelo|portas?|louca|tv|oculos|brinquedos|a roupa|nariz|dente|brac[oa]|costela)
  (?= |$)(?! (?:caindo|sem querer))
quebr(?:a|ou|ava|ara|aram) <1>(?:meu|minha|seu) (?:nariz|braco|dente|costela|celular|perna|dedo)
  (?<=(?:ele|ela|marido|ex|pai|namorado|filho|companheiro|me) <2>[a-z]+ [a-z]+ [a-z]+)
(?:rasg|quebr|queim|destru)(?:ou|a|iu|ava|ei) <1>[a-z]+ d(?:ela|a (?:esposa|mulher|mae|companheira|namorada))(?= |$)
mat(?:ou|ar|a) <1>(?:gato|cachorro|cao|gatos|bicho) del[ea]
te (?:mat[a-z]+|desfigur[a-z]+|arrebent[a-z]+|queb(?:rar?|ro))
me (?:mat(?:a|ar|ava)|arrebent[a-z]+)(?= |$)(?<=(?:el[ea]|marido|ex|pai|filho|namorado|companheiro|irmao|neto) <3>me [a-z]+)(?! de )
(?:fal|diz|disse|dizendo|jur|promet|ameac|avis)[a-z]* <2>(?:que )?<4>(?:(?:me |a |o |lhe |vai |ia )(?:mat|acab|sum|arrebent|queim|tirar|tomar)[a-z]* ?
  (?:com ela|com ele|comigo|os filhos|as criancas|a guarda|ela|ele|todo mundo|a casa)?|mata (?:ela|ele|as|os|todo))(?= |$)
acaba(?:r|ria)? com (?:ela|el[ea]|comigo|a vida del[ea])|acaba comigo(?<=ele [a-z ]{0,60})|vai (?:me pagar|ver so|sobrar (?:para|pra) (?:mim|ela))
ela (?:ia|vai) se arrepender(?<=(?:disse|falou|ouvido|que) [a-z ]{0,60})|(?:so|nao) sai? <3>(?:caixao|morta)|for (?:minha|meu) nao|ninguem te quer
a proxima (?:é|e|sera|vai ser) (?:ela|voce|tu)|na mao dele(?= |$)|acertar as contas com
se (?:ela|eu|voce|ele) <1>(?:sair|largar|separar|contar|for embora|denunciar|terminar|deixar) <3>(?:mata|mato|some|sumo|tira|toma|acaba|apanh|queima|leva)[a-z]*
ameac(?:a|as|ou|ava|am|aram|ar|ando|ad[oa]s?) <4>(?:de morte|d[aeo]s? (?:%MATE|irmao|padrasto|neto|filho)|mat[a-z]+|bat[a-z]+|sum[a-z]+|tir[a-z]+ <2>
  (?:filh|guarda|crianc)[a-z]*|tom[a-z]+|jogar|coloca[a-z]*|intern[a-z]+|expuls[a-z]+|deport[a-z]+|botar|queim[a-z]+|divulg[a-z]+|espalh[a-z]+|vaz[a-z]+|faca|
  arma|para a rua|pra rua|na rua|asilo|se (?:ela|eu|ele) (?:contar|sair|largar|for|deixar))
sob ameaca|(?:nem|sem|nega|houve|sofre|recebe[a-z]*) (?:<1>)ameacas?(?= |$)(?! de (?:demissao|chuva|corte|despejo|greve|infarto))
proib(?:e|iu|ia|id[oa]) <3>(?:sair|trabalhar|ver|falar|usar|estudar|visitar|pisar|entrar|ter (?:amig|contat)[a-z]*)(?= |$)
  (?<!(?:medico|medica|escola|chefe|nutricionista) [a-z ]{0,60})
(?:tranc|cadead|fech)[a-z]+ <2>(?:porta|portao|geladeira|casa|cozinha|quarto) (?:e|por fora|com ela|com a) <2>(?:lev|escond|chave|fora|ela|dentro|cadeado)[a-z]*
trancam? a (?:geladeira|cozinha)|troc(?:ou|aram) a fechadura <3>(?:rua|fora|entrar|ela)|(?:fica|para|parou|ficou) na frente da porta
se(?:nte|ntia)? prisioneir[oa]|prisioneir[oa] (?:em|na|del)[a-z]*|carcere
(?:sem|so com|pede|pedir|precisa d[ae]|depende d[ae]) <1>(?:autorizacao|permissao|licenca) (?:del[ea]|d[oa] (?:marido|esposo|namorado|companheir[oa]|filh[oa]))
sabot[a-z]+ <2>(?:anticoncepcional|pilula|remedio)|(?:tir(?:ou|a)|retir(?:ou|a)|furou) <1>(?:camisinha|preservativo)|so <1>deixa (?:ela|eu|ele) <1>(?:sair|ir)
(?:medo|pavor|panico|terror|receio|apavorad[oa]|temor) (?:d[eoa]s?|que) <2>
  (?:%MATE|padrasto|madrasta|pai|mae|net[oa]|filho|genro|nora|cuidador[a]?|tio|avo|primo|irmao|sobrinho|sogro)
  (?= [.,;:]|$| (?:chegar|quando|e (?:de|evita|n)|beb|descob|bat|voltar|ficar|em casa|me (?!deix)|esta|estiver))
medo (?:dele|dela|do que (?:ele|ela))(?= |$)(?! (?:morr|adoec|nao gost|ir embora|me deix|sofr|se machuc|larg|termin|esquec|cair|pass))
(?:hora|barulho|chave) (?:dele|d[oe] <1>(?:marido|companheiro|pai|padrasto|filho)) (?:chegar|na porta|no portao)
(?:se sente|sente se|esta|sentir se|se) segur[oa]s? em casa
(?:escond[a-z]+|dorm[a-z]+|fug[a-z]+|corr[a-z]+) <4>(?:antes d[ae]le chegar|antes de ele chegar|quando ele chega|pront[oa] (?:para|pra) (?:correr|fugir)|
  de casa com (?:os filhos|as criancas))
(?:na|no|fora|dentro) da? cola(?= |$)
(?:meu|o) (?:ex|ex [a-z]+) <4>(?:cola|cerc|rond|descobriu|arromb|persegu|invad|espreit|vigi|mand|aparece|liga|seg(?:ue|uiu)|ameac)[a-z]*
(?:persegu|stalk|cerc|rond)[a-z]+ <2>(?:d[oa]|pel[oa]|por) <2>(?:ex|antig[oa]|marido|namorado|companheiro)|cri(?:a|ou) perfi(?:l|s) fals[a-z]*
perfis? fals[a-z]* <3>(?:xing|ameac|persegu|descobr)[a-z]*
(?:ele|marido|namorado|companheiro|noivo) (?:me |a )(?:segue|vigia|rastreia|monitora|controla|persegue|filma)
(?:met|baix)(?:e|eu|er|ou|ava|ia) <1>(?:a mao|o pau|a porrada|o cacete|a lenha)
(?:maos?|faca|arma|corda|cano|lamina|dedos?) n[ao] (?:meu |minha |seu )?(?:pescoco|garganta|cabeca|testa|cara)(?= |$)
(?:travesseiro|saco|pano|almofada) <1>n[ao] (?:rosto|cara|cabeca|boca)|(?:tamp|tap)(?:a|ou|ava) a boca
(?:pux|segur|agarr|peg|arrast)[a-z]+ <1>pel[ao]s? (?:bracos?|cabelos?|pescoco|orelhas?|pulsos?|roupa|pernas?)
(?:jog|tac|atir|lanc|arremess)[a-z]+ <2>contra (?:a|o|mim|ela|el[ea])|(?:subiu|deitou|montou|veio) em cima d(?:e mim|ela|ele)
imobiliz(?:ou|ava) <1>(?:ela|el[ea]|no|com)
(?:dever|obrigacao) de (?:esposa|mulher)|sem (?:o |meu |seu )?consentimento|na marra(?= |$)(?<=(?:peg|forc|sexo|transar|tir|lev|beij)[a-z]* <3>na marra)
fez mal (?:a|pra|para) (?:ela|menina|filha|minha)|(?:bul|bol)(?:iu|ia|e) com (?:ela|a menina|ele)|importunac[a-z]+ sexual|assedio sexual|assediad[oa]
libidinos[a-z]+|(?:ato|atos) libidin[a-z]+|encox[a-z]+|masturb[a-z]+ (?:na frente|perto|com(?! a boneca)|el[ea])|sexo oral|boa noite cinderela|beij[a-z]+ a forca
jurad[oa] de morte|jur(?:a|ou) (?:matar|el[ea] de|que mat[a-z]+)|(?:nao|nem) (?:vai ser|sera|é|e) de (?:mais )?ninguem
voce (?:me paga|nao presta|nao vale|e louca|nao serve)|ninguem vai te querer
(?:tirar|tomar|levar|sumir com) <1>(?:meus|seus|nossos|os) filhos(?= |$)(?<=(?:ameac|vai|ia|quer|jur|diz|prom)[a-z]* [a-z ]{1,30})
(?:queimar|botar fogo|tacar fogo|por fogo) <1>(?:na|a) casa|terroris[a-z]+ psic[a-z]+|terror psicologico
pux(?:ou|a|ava) <1>(?:faca|arma|revolver|pistola|canivete)
nao (?:permite|autoriza|libera|aceita|admite) que <1>(?:ela|eu|ele|a|o)(?= |$)
imped(?:e|iu|ia|id[oa]|ir) <2>de (?:sair|ver|trabalhar|falar|estudar|receber|entrar|visitar)
nao (?:pode|podia|posso) (?:nem )?(?:sair|receber visita|falar com|ter amig)[a-z]*(?= (?:sem|sozinh[oa]|de casa))
(?:isol|afast)(?:a|ou|ava|ando) <2>d[ae]s? <1>(?:familia|amigas?|amigos|irma[s]?|mae|todos)
  (?<=(?:ele|ela|marido|namorad[oa]|companheir[oa]|me|a|o) [a-z ]{4,40})
(?:tem|preciso|tenho|precisa) (?:que |de )?(?:pedir (?:permissao|autorizacao|licenca)|avisar onde|prestar contas|pedir dinheiro)
(?:liga|manda mensagem) (?:toda hora|o dia todo|sem parar|o tempo todo)(?<=(?:ele|ex|marido|namorad[oa]) [a-z ]{0,60})
(?:responde|fala|decide) (?:por ela|no lugar dela)|(?:quer|exige) saber (?:onde|com quem|tudo)(?<=(?:ele|marido|namorad[oa]|companheiro) [a-z ]{0,60})
acus(?:a|ou|ava) <2>de <1>(?:trair|traicao|amante|puta|outro)|possessiv[oa]|ciumento (?:demais|ao extremo|doentio)|ciumes? (?:doentio|delirante|excessiv[a-z]+)
dono (?:dela|de mim)|mand[ao]? nela
(?:algemad|confinad|enclausurad|encarcerad|sequestrad|aprisionad|acuad|jurad)[oa]s?|cativeiro
(?:com|de|poe|bot[a-z]+|por|pos) <1>cadeados?(?= |$)(?! (?:na bicic|no portao da escola|da bic))|fechad[oa] em casa por
nao (?:me |a |o )?deixa (?:entrar|ver)(?= |$)(?! (?:serie|tv|filme))|tranc(?:a|ou|ada) <1>por fora
(?:cham|xing|trat)(?:a|am|ou|ava|ando|ad[oa]) <3>(?:de|como|que nem|feito|aos) (?:<1>)
  (?:gord[oa]|louc[oa]|puta|vadia|vagabund[oa]|burr[oa]|inutil|imprestavel|lixo|doid[oa]|porc[oa]|piranha|rapariga|quenga|idiota|imbecil|retardad[oa]|demonio|
  peste|praga|desgrac[a-z]+|nojent[oa]|animal|bicho|cachorr[oa]|empregad[oa]|escrav[oa]|baleia|caduc[oa]|estorvo|peso|traste)(?= |$)
  (?! d[aeo] (?:brincadeira|carinho))
(?:humilh|xing|diminu|ridiculariz|ofend|despre[zs]|grit|deboch|zomb)[a-z]+ <3>(?:na frente (?:d[aeo]s? (?:filh|outr|visit|amig|todo)|de)|em publico)
humilhac(?:ao|oes)(?= (?:em casa|do|da|por|diari|constant|dele|dela)|[.,])|assedio moral d[oa] (?:marid|espos)
(?:trem|encolh|gel|trav|cal|esconde|mija|congel|assust|emudec)[a-z]* <3>(?:quando|ao|perto|se|na hora) <3>
  (?:del[ea]|ele cheg|padrasto|marido|pai cheg|companheiro|cheg[a-z]+ d[eo]|voz d(?:el|o)|barulho d)[a-z]*
se ele (?:souber|descobrir)(?! (?:a surpresa|o presente))|ele nao pode saber
(?:nao|nem) (?:quer|consegue) (?:voltar|ir) (?:para|pra) casa (?:d[oa]|com|porque|por)(?! (?:cansa|sono|trabalh))|insegur[oa] em casa
nao (?:me|se) sente segur[oa]
(?:%OTHERS(?:tranc|amarr)(?:a|ou|ava|am|aram|ar|ando)(?= |$)
  (?! <2>(?:portas?|portao|carro|casa|curso|faculdade|matricula|semestre|disciplina|materia|loja|bicicleta|cofre|gaveta|janelas?|cadarcos?|tenis|sapatos?|
  cabelo|rede|sacola|laco|barco|fita|cachorro|cara|pontas?|fio|balao|corda)(?![a-z]))|
  %OTHERS(?:empurr(?!ao|oes)[a-z]+|sac[ou]d(?:e|em|iu|ir|ia|indo|ido|ida)|belisc(?!ao|oes)[a-z]+|chacoalh[a-z]+|esmurr[a-z]+|estape[a-z]+|
  chut(?:a|ou|ava|ar|ando|aram|ad[oa])|xing(?:a|ou|am|ava|ar|ando))(?= |$)
  (?! <2>(?:carrinho|porta|carro|moveis|movel|sofa|cadeira|prova|estante|mesa|cama|barriga|frente|segunda|sexta|depois|amanha|lado|balanco|dias|vida|prazo|
  data|tarefa|bicicleta|carroca|cabeca|poeira|ombros?|tapete|toalha|mao|arvore|roupa|corpo|salgadinh[a-z]*|comida|queijo|petiscos?|doces?|pao|refeic[a-z]+|
  bolas?|gol|balde|pedras?|latas?|juiz|transito|time|tv|televisao|motoristas?|jogo|computador|mentalmente|noite|maracas?|adversario|chocalho|estudar|parque|
  trabalho|multidao|fila|metro)(?![a-z]))|bat(?:ia|iam|i|em|er|ido|endo)(?= |$)(?<!(?:coracao|peito|chuva|sol|vento|relogio|sino|asas?) <2>bat[a-z]+)
  (?! %STRUCK)(?! (?:d[ao]s?|[ao]s?|n[ao]s?|em|com|na|no|uma?|uns|de|cabeca|forte|mais|acelerad[oa]|em retirada|recorde|boca|records?|cartao|
  continencia) (?!(?:%FAM|cinto|vara|fio|chinelo|mim|quem)))(?! (?:forte|acelerad[oa]|mais rapido|perna|bola|pelada|cartao|ponto|papo|os dedos))|(?:%BLOW)
  (?= |$)(?<!(?:saco de|saiu no|aos|que|nao|ela|ele|roupa|se|franja|uma verdadeira|uma|dando|levou|ganhou|da|deu uma) [a-z]+)
  (?! (?:d[aeo]s? (?:realidade|luz|vida|mercado|sol|bola|sorte|destino|chuva|mosquitos?|cachorro|cao|gato|insetos?|maca|brincadeira|boxe|espuma|leve|judo)|
  n[ao]s? (?:visual|geral|saco|ar|balde|bola|gol|conta|casa|costas|mesa|volante|visual|travesseiro|almofada|teclado|maca|pao|chocolate|juba)|em ponta|certeiro|
  com luva|estomago)))%BY
(?:marcas?|cicatriz(?:es)?|lesao|lesoes|fraturas?|queimaduras?|mordidas?|arranhao|arranhoes|rox[oa]s?|hematomas?|machucad[oa]s?|ferimentos?|assaduras?|vergoes|
  galo)(?= |$)(?:%NEAR|(?= <3>(?:d[ao]s?|n[ao]s?|em) (?:crianc|menin|filh|bebe|nene|alun|idos|velh)[a-z]*))(?<!se (?:machucad[oa]))
  (?! (?:d[aeo]s? (?:vacina|cesarea|sol|futebol|treino|roupa|nascenca|carro|batom|cirurgia|hernia|panela|forno|cabelo|gastos|energia|verba|luz|queda|
  personalidade|infancia|historia|geracao|tempo|shampoo|xampu|mosquitos?|cachorro|gato|cafe|apendic[a-z]+|jogo)|
  n[ao]s? (?:futsal|futebol|treino|orcamento|cabelo|gastos|ligamento|menisco|joelho|jogo|handebol|volei)|em cascata|registrad[ao]|emociona[a-z]+))
  (?<!(?:de|bolos?|sem|seus?|franja|blusa|vestido|unhas?|cabelo|lapis|olheiras?|repolho|uva|esmalte|tinta|cor|cartolina|casaco|camisa) rox[oa]s?)
(?:nao|nunca|nem) (?:me |a |o |lhe |nos )?deix(?:a|am|ava|ou|avam)(?= |$)
  (?! (?:de |a desejar|passar|barato|claro|por menos|para (?:depois|amanha)|pra (?:depois|amanha)|nada|duvida|rastro|margem|louca|roupa|cair|acabar|faltar|
  isso|o cansaco|a (?:peteca|bola|ansiedade)))
  (?<!(?:dor|ansiedade|preocupac[a-z]+|barulho|calor|chuva|cansaco|medo|trabalho|insonia|agenda|culpa|isso|que) (?:nao|nem|nunca) (?:me |a |o |lhe |
  nos )?deix[a-z]+)
(?:ninguem|nunca|jamais|nenhum d[a-z]+ [a-z]+) (?:me |a |o |lhe |nos |nele |nela )?
  (?:bat|toc|mex|machuc|maltrat|encost|levant|agr[ie]|abus|forc|judi|rel(?:a|ou)|grit|xing|amea[cç]|humilh|empurr|obrig|apanh)[a-z]*(?= |$)
  (?! (?:<2>)(?:piano|violao|instrumentos?|celular|musica|guitarra|assunto|tema|nisso|planilha|computador|peso|ferro|cedo|despertador|acordar|flauta|carro|
  campainha|sino|porta|recorde|foto)(?![a-z]))
%ATHAND(?= |$)(?<=(?<![a-z])(?:%FOLK|ele) [a-z0-9é, ]{0,50})(?! <2>(?:contra a|no rpg|do rpg))
  (?! (?:de (?:pao|plastico|brinquedo|cozinha|manteiga|sushi|agua|churrasco nova)|d agua|do sushi|esta sem fio|branca de))
  (?<!(?:de|sem|com alta|em|gel|com) (?:alcool|gasolina))(?<!(?:de|uso d[eo]|beber|bebe|bebida|posto de|preco da) (?:alcool|gasolina))
(?:forc|obrig)(?:ou|ava|ad[oa]|am|aram|ando)
  (?= |$)%NEAR(?! (?:<1>joelho|<1>barra|<1>vista|<1>voz|todos|a (?:estudar|comer|acordar|repetir|descansar|parar|sair da cama|ler|ir a academia|caminhar|rir|
  andar)))
(?:controla|vigia|rastreia|fiscaliza|proibe|proibiu|proibia|monitora|revista|vasculha|confisca|confiscou)(?= |$)
  (?<=(?:el[ea]|marido|esposo|companheir[oa]|namorad[oa]|filh[oa]s?|genro|nora|net[oa]|sogra|ex) [a-z0-9é, ]{0,30})
  (?! (?:<1>(?:glicemia|pressao|diabetes|peso|ansiedade|impulsos?|fome|tempo|porcoes|notas|obras?|plantas?|semanal|digital)))
`;
