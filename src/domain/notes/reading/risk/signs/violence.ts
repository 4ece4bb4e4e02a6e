/* Signs of violence at home, by what happens. See `../patterns.ts` for the form. */

const controlled = String.raw`
(?:ele|marido|esposo|companheir[oa]|namorad[oa]|noiv[oa]|ex|mulher|esposa|parceir[oa]) <2>
  (?:olha|confere|mexe|checa|revista|le|ve|fuca|fiscaliza|monitora|apaga|vasculha|inspeciona|abre|acompanha|exige|cheira|controla|sabe|rouba|quebrou|tomou|
  toma|escolhe|decide) <4>(?:celular|chamadas|ligacoes|mensagens|conversas|whatsapp|zap|e ?mails?|senhas?|contatos|redes|localizacao|bolsa|roupas?|calcinha|
  recibos?|notas|quilometragem|odometro|cada passo|com quem|onde (?:estou|esta|vou|vai)|o que (?:visto|veste|como|posso)|amigas|horarios?|salario|dinheiro|
  cartao)(?= |$)(?! (?:d[eo] (?:trabalho|escola|futebol)))
(?:mulher|esposa|namorada) (?:dele|minha|de respeito|direita|decente) <1>(?:nao|fica|tem que|obedece|serve|é para)(?= |$)
mulher minha(?= |$)
(?:controla|manda em|decide|regula) <1>(?:tudo (?:del[ea]|que|o que|na)|a vida d|meus passos|o que (?:visto|como|gasto)|nela|em mim)[a-z]*
  (?<=(?:el[ea]|marido|esposo|companheiro|namorado|controla)[a-z ,]{0,40}(?:del[ea]|[a-z]+))
(?:pede|pedir|pediu|precisa d[ae]|espera) (?:licenca|permissao|autorizacao|sinal) <1>(?:para|pra|d[eo]l?) ?(?:falar|responder|sair|ir|comer|marido|ele)
olha (?:para|pra|pro) <1>(?:ele|marido|companheiro|namorado|esposo) antes
(?:nao |nem )?(?:obedec|desobedec)[a-z]* <2>(?:marido|a ele|o ele|esposo|companheiro|namorado)
sem (?:que )?(?:ele|o marido|o companheiro|o namorado|o esposo|a companheira|a esposa) <1>(?:autoriz|deix|permit|lib|aprov|mand|concord|consent)[a-z]*
(?:vem|veio|liga|ligou|trabalha|sai|saiu|atend[a-z]+|consulta|fala|guarda) <3>escondid[oa] d(?:el[ea]|[oa] (?:marido|companheir[oa]|esposo|namorad[oa]|ex))
(?:cronometr|marca o tempo|conta os minutos|espera|esperando|plantad[oa]|fica) <3>
  (?:a sessao|na porta da sessao|n[ao] (?:recepcao|carro|porta|sala de espera) <3>(?:cronometr|control|ligando|vigi|durante|toda|todas|e liga))[a-z]*
(?:liga|ligou|telefona|manda mensagem) <2>(?:\d+|dez|vinte|trinta|quarenta|cinquenta|cem|varias|muitas|inumeras) vezes(?= |$)
(?:ped|mendig|implor|justific|prest)[a-z]* <2>(?:dinheiro|conta|contas|centavo|ate|permissao|autorizacao) <2>
  (?:absorvente|pao|remedio|cada|por tudo|passagem|onibus|comer|fralda|calcinha|para sair|pra sair|ao marido|a ele|pra ele|de tudo)(?= |$)
nao (?:tem|tenho|tinha|teve) acesso <2>(?:conta|dinheiro|cartao|salario|documentos?)
(?:ele|marido|companheiro|namorado|ex) <2>(?:fica com|retem|toma|confisca|escond[a-z]*|lev(?:a|ou)|(?:pega|gasta|segura|guarda)
  (?= (?:tudo e el[ea]|<1>(?:salario|cartao|documentos)))) <2>(?:tudo|salario|cartao|dinheiro|documentos?|chaves?|carregador|passaporte|celular|cnh|rg)(?= |$)
(?:tir|arranc|escond|lev|tranc|peg|guard|cort)[a-z]* <2>(?:o pino|a chave|as chaves|o carregador|a internet|o chip|o portao|a gasolina|a bateria|a fechadura|
  o wi fi) <4>(?:el[ea] nao|nao (?:sair|fugir|ir|lig|cham)|que el[ea]|carregador|para el[ea]|e lev[a-z]+|del[ea])
(?:ele|marido|companheiro|namorado|noivo|esposo) <2>(?:nao |nunca |se recusa a )?
  (?:us(?:a|ar)|tir(?:a|ou)|fur(?:a|ou)|joga|jogou|escond(?:e|eu)|troc(?:a|ou)|quer que|obriga) <3>
  (?:camisinha|preservativo|pilula|anticoncepcional|diu|engravid[a-z]+|abort[a-z]+)(?= |$)
@CLOSE (?:nao|nem|nunca) (?:a |me |lhe |o )?(?:deix|permit|aceit|quer que|gosta que|admit|pod)[a-z]* <3>
  (?:ver|visit|fal|ir|sair|trabalh|estud|us|cort|pint|vest|atend|convers|receb|ter|dirig|maqui)[a-z]* <4>
  (?:mae|irmas?|amig[oa]s?|famil[a-z]+|igreja|escola|faculdade|sozinh[oa]|batom|cabelo|maquiagem|saia|vestido|roupas?|porta|vizinh[oa]s?|ninguem|homem|
  telefone|celular|casa|rua|curso)(?= |$)(?! (?:antes de|sem fazer|durante a semana|ate (?:tarde|as)))
@CLOSE (?:rastreador|airtag|gps|localizador|localizacao|camera|aplicativo espiao|escuta|espelh[a-z]+|clon[a-z]+) <5>
  (?:bolsa|carro|celular|mochila|tempo real|dela|meu|quarto|casa)(?= |$)(?! (?:d[oe] (?:entrega|empresa|seguro)|quebr))
(?:evita|nao consegue|sem|baixa|desvia|abaixa|parou de|calad[oa]|muda|treme|retrai|emudece)[a-z]* <4>(?:olh|fal|voz|cabeca|cala|respond)?[a-z]* <2>
  (?:quando|perto|diante|na frente|se|na presenca) <2>(?:marido|companheir[oa]|esposo|namorad[oa]|ele|filho|genro)(?= |$)(?! (?:elogi|brinc|cant))
`;

const injured = String.raw`
(?:%INJURY) <5,>(?:trincad|quebrad|partid|roxa|roxo|deslocad|inchad|fraturad|furad|perfurad|menos|rachad)[a-z]* <9,>
  (?:nao (?:quis|quer|soube|sabe|diz|cont|explic|lembr)|historia|diss|diz|alega|atribui|conta|explica|vers)[a-z]*
(?:%INJURY) <9,>(?:diz|disse|alega|atribui|jura|conta|segundo el[ea]|explica|historia|versao|justific|fala|nao explic|nao quis)[a-z]* <5>
  (?:cai(?:u)?|queda|tombo|escorreg|tropec|escada|porta|armario|batida|bateu|quina|assalto|cachorro|bicicleta|estabanad|desastrad|cama|box|banheiro|de novo|
  dizer|contar)[a-z]*
(?:cai|caiu|queda|tombo|escorregou|bateu) <4>(?:escada|banheiro|porta|armario|box|quina|cama) <4,>(?:terceira|segunda|quarta|outra|de novo|novamente|\d) ?
  (?:vez|queda)?(?= |$)
(?:lenco|cachecol|gola|oculos escuros|oculos de sol|base grossa|base c|maquiagem|corretivo|manga (?:comprida|longa)|blusa de gola|po compacto|franja) <8,>
  (?:marcas?|rox[oa]s?|hematomas?|dedos|pescoco|olho|inchad[oa]|esconder|disfarcar|tapar|cobrir|rosto|por baixo)(?= |$)(?! (?:do casamento|da festa|bonit))
(?:veio|vem|chegou|apareceu|compareceu|atendid[oa]|volt[a-z]+) <6>(?:mancando|gess[a-z]+|braco (?:enfaixado|engessado|roxo)|olho (?:roxo|inchado)|labio|
  pont[oa]s no|hematomas?|machucad[oa]|marcad[oa]|arranhad[oa]|base grossa)(?= |$)(?! (?:d[oe] (?:fut|trein|jog|corrid)|da academia|apos (?:cirurg|trein)))
(?:lev|tom|receb|ganh|sofr|escap)[a-z]+ <2>(?:%BLOW)(?= |$)
  (?! (?:d[aeo]s? (?:realidade|luz|vida|mercado|sol|bola|sorte|destino|ar|agua|estomago|onda|concorrencia|adversari[oa]|judo|treino|banco)|
  n[ao] (?:domino|xadrez|truco|baralho|videogame|judo|jiu|boxe|treino|luta|bola|orcamento|autoestima|ego|onibus|metro|futebol|fila|jogo|bloco)|
  para (?:estudar|melhorar|seguir|frente)))(?<!(?:surra|pisa|lambada|gravata) d[eo] [a-z]+)
(?:na base d[oa]|a|aos|vive (?:de|aos)|resolve (?:no|na|a)|tudo (?:na|no)) (?:tapas?|porrada|pancada|pancadas|gritos?|murros?|socos?|berros?|cacete|chute|
  empurrao|soco)(?= |$)(?<=(?:base d[oa]|trat[a-z]+|viv[a-z]+|resolv[a-z]+|briga[a-z]*|casamento|tudo|fala|convers[a-z]+|anterior|marido|pai|casa|expuls[a-z]+|
  corrig[a-z]+|educ[a-z]+|acord[a-z]+|era) [a-z ]{0,30}[a-z]+)
@CLOSE (?:segur|agarr|apert|prend|sacod|sacud|pux|torc|empurr|imprens)[a-z]+ <3>(?:n?[oa]s? |meu |minha |pel[oa]s? |seu |sua )<1>
  (?:bracos?|rosto|queixo|pescoco|pulsos?|cabelos?|nuca|punhos?|garganta|cara|boca)(?= |$)(?<!(?:bebe|nenem?|gat[oa]|filhote) [a-z ]{0,25})
  (?! (?:e (?:beij|diz que (?:a|o) ama|danc)|com carinho|de carinho|d[aeo] (?:bonec|cachorr|medo)))
(?:el[ea]|marido|companheir[oa]|namorad[oa]|ex|pai|mae|padrasto|irmao|filho|esposo|esposa|cunhado|sogro) <2>(?:me|a|o|lhe) (?:%ATTACKS)(?= |$)
  (?! (?:cabeca|%STRUCK|d[ao]s?|de (?:%SWEET)|fora|pra (?:cima|frente)|para o alto))
(?:me|te|lhe) (?:sufoc|esgan|enforc|afog|estrangul|prens|asfixi|queim|fur|cort|quebr|arrebent|arremess|jog|agarr)(?:a|ou|ava)(?= |$)
  (?<=(?<![a-z])(?:el[ea]|marido|companheir[oa]|namorad[oa]|ex|pai|mae|se eu|irmao|filho|que) [a-zé0-9, ]{0,40}|^me [a-z]+)
  (?! (?:de (?:abracos|beijos|carinho|trabalho|mensagens)|o coracao|a alma|n[ao] (?:piscina|mar)))
machucad[oa] (?:em|dentro de) casa
(?:bat|machuc)(?:e|ia|a|ou|ava) <2>(?:onde|so onde) <1>(?:a )?(?:roupa|ninguem|nao|manga|cabelo)
ond[e] <1>roupa (?:tapa|cobre|esconde)
nao <1>bate no rosto
a mao dele <2>(?:pes|anda)[a-z]*
@CLOSE perd(?:e|eu|ia) (?:a cabeca|o controle|a linha|a paciencia) (?:de novo|comigo|outra vez|e )
(?:buraco|marca|amassad[oa]|rombo)s? <4>(?:parede|porta|geladeira|armario|guarda roupa) <9,>(?:soco|murro|ele|marido|ex|chute|cabeca|raiva)(?= |$)
(?:ele|marido|ex|companheiro|namorado|filho|irmao|padrasto|pai|neto) <3>
  (?:quebr|chut|soc|esmurr|arromb|rasg|destru|queim|jog|atir|tac|arremess|part|soqu|cort)[a-z]* <3>
  (?:porta|parede|celular|tv|televisao|moveis|prato|copo|cadeira|roupas?|camisas?|fotos?|documentos|louca|vidro|tudo|casa|oculos|aliancas?|comida|panela)
  (?= |$)(?! (?:d[oe] (?:cimento|carro)|fora|no lixo|ao montar|sem querer|na mudanca|quebrad[oa] fora|velh[oa]))
(?:quebr|arromb|chut|esmurr|soc)(?:ou|a|ava|aram) <1>a porta <5>(?:el[ea] se|onde el[ea]|banheiro|quarto|me|trancad[oa]|escondi)[a-z]*
@CLOSE (?:rasg|cort|queim|jog)[a-z]+ <3>(?:suas|as|minhas|sua|minha) (?:camisas?|roupas?|fotos|coisas|documentos|livros|vestidos?)(?= |$)
(?:bot|tac|toc|ate|met|p)(?:ou|aram|ei|eou|eu|os|useram|aram) fogo <3>(?:roupas|casa|carro|fotos|documentos|coisas|cama|quarto)
(?:cachorr[oa]|gat[oa]|passarinho|papagaio|bicho|cadela) <3>(?:apareceu|amanheceu|encontrad[oa]|foi|achad[oa]) <1>
  (?:mort[oa]|envenenad[oa]|enforcad[oa]|machucad[oa]|queimad[oa])
`;

const threatened = String.raw`
viol (?:dom|domestica|intrafam|fam|sex|fis|psic)(?= |$)
apanha (?:d[aeo] (?:ninguem|%MATE|compan|namorad|filh|marid)[a-z]*|de alguem)(?= |$)
(?:gritos|tapas|murros|chutes|porrada|pancada)s? <2>(?:em casa|diari[oa]s?|todo dia|todos os dias|desde)(?= |$)
@CLOSE (?:se|caso|quando) (?:eu|el[ea])? ?<1>(?:ped|sai|sair|larg|separ|cont|denunci|termin|deix|fal|reclam|recus|for|neg|respond|quis|for embora|
  fugi)[a-z]* <5,>(?:me |a |ele |vai |te |nao |o |diz que |promet[a-z]+ )<2>
  (?:nao (?:cheg|pass|viv|sai|volt|respond)|mat|quebr|arrebent|ach|acab|morr|sai|bat|peg|som|sum|arrepend|queim|apanh|tir|tom|surra|sangr|enterr|viv)[a-z]*
  (?! (?:de casa|do emprego|da escola) <2>(?:feliz|tranquil))
(?:ele|marido|ex|companheir[oa]|namorad[oa]|filho|pai|padrasto) <3>(?:diz|disse|fala|jura|promete|avis[a-z]+|ameac[a-z]+|repete|garante|grita) <3>(?:que )?<3>
  (?:(?:el[ea]|eu|me|vai|ia|nos|a|te) )<2>(?:mat[a-z]+|morre[a-z]*|morrer|acab[a-z]+|apanh[a-z]+|sum[a-z]+|enterr[a-z]+|queim[a-z]+|quebr[a-z]+|arrepend[a-z]+|
  caixao|desfigur[a-z]+|jog[a-z]+)(?= |$)(?! (?:de (?:rir|saudade|amor)|com o (?:sonho|projeto)))
(?:vai|ia|vou|iria) morrer se <2>(?:sai|larg|deix|separ|for|termin|contar|denunci)[a-z]*
me (?:acha|encontra|caca|pega|quebra|arrebenta|mata) (?:onde|se|em qualquer|quando|por|na|e)(?= |$)(?! (?:desprevenid|surpres))
@CLOSE acab(?:a|ou|ar) comigo(?= |$)
@CLOSE (?:mostr|pux|peg|deix|pos|amol|limp|afi|apont|encost|pass|brinc|exib|coloc|dorm|guard|tem|anda|tinha|com)[a-z]* <3>(?:a |uma |o |um |com a |com o )
  (?:facas?|arma|revolver|pistola|espingarda|facao|peixeira|machado|trezoitao|canivete)(?= |$)
  (?! (?:d[aeo] (?:cozinha nova|pao|queijo|churrasco)|nova|para (?:cortar|o churrasco)))
@CLOSE (?:ser|virar?|sair|vai sair|aparecer|virou) <1>(?:noticia|estatistica|manchete|no jornal|na televisao)(?= |$)
(?:ex|ex marido|ex namorad[oa]|ex companheir[oa]|antigo namorado|namorado|marido|ele) <3>
  (?:ronda|rondou|passa|passou|espera|esperou|apareceu|aparece|invadiu|liga|seguiu|segue|furou|pichou|manda|mandou|descobriu|persegue|cerca|espreita|vigia|
  fica|chegou|entrou|nao aceita|insiste|estaciona|arromb[a-z]+) <5>(?:casa|porta|rua|trabalho|portao|pneus?|carro|esquina|fachada|endereco|termino|fim|
  separacao|escola|saida|predio|janela|academia|perfil|vezes|flores)(?= |$)
  (?<!(?:ele|marido|namorado) <3>(?:passa|passou|liga|chegou|fica|apareceu|espera|manda|mandou|entrou|aparece) <5>
  (?:flores|carro|porta|casa|vezes|rua|trabalho|escola|academia|portao|predio|saida))
(?:muda|mudou|mudei|troca|trocou|troquei|sai|saio|desvia|entra|anda|pega|vai|deixou|parou) <4>
  (?:outr[oa] (?:porta|rua|caminho|cidade|numero|onibus|entrada)|de (?:numero|casa|cidade|caminho|telefone|emprego|chip)|o caminho|o numero|a fechadura) <4>
  (?:por causa d|por medo d|para (?:fugir|escapar|despistar) d|por conta d|fugindo d)
  (?:el[ea]|[oa] (?:ex|marido|companheir[oa]|namorad[oa]|pai|padrasto|filho|genro|irmao)|[oa] ex)[a-z ]{0,60}
(?:mala|bolsa|mochila|roupas?|documentos?|dinheiro) <2>(?:pront[oa]s?|escondid[oa]s?|arrumad[oa]s?|guardad[oa]s?|separad[oa]s?) <8,>
  (?:para quando|se ele|caso|fugir|sair (?:correndo|de casa)|beber|ele (?:beb|cheg|volt)|emergencia|vizinha|escondid)[a-z]*
(?:plano|rota|palavra|senha|codigo|sinal) (?:de|secret[oa]|combinad[oa]) ?<1>(?:seguranca|fuga|emergencia|socorro|codigo)?(?= |$)
  (?<=(?:plano de (?:seguranca|fuga)|rota de fuga|palavra de seguranca|sinal de socorro|palavra codigo|sinal combinad[oa]|senha de seguranca|
  codigo de emergencia))(?! (?:d[eo] (?:predio|incendio|empresa)|em caso de incendio))
casa de (?:acolhida|acolhimento|passagem|apoio a mulher)
(?:endereco|abrigo|local) sigilos[oa]
abrigo <2>mulher[a-z]*
patrulha maria
sala lilas
formulario (?:de|nacional de) (?:avaliacao de )?risco
(?:retir|registr|desist|prest|fez|fazer|abr|deu)[a-z]* <2>(?:d?a )?queixa(?= |$)
  (?! (?:de dor|somatic|n[ao] (?:procon|escola|condominio|banco)|ao (?:sindico|banco)))
(?:nao|nunca|evitar|sem) <1>(?:lig|telefon|mand|deix|envi)[a-z]* <3>(?:mensage|lig|recado|casa|celular)?[a-z]* <4,>
  (?:ele (?:confere|ve|atende|olha|le|pega|mexe|escuta)|marido (?:ve|le|confere|atende|mexe)|por seguranca|contato segur)[a-z]*
para nao constar
nao (?:constar?|anotar|escrever|registrar) <3>prontuario
(?:medo|pavor|terror|panico|apavorad[oa]|tensa|tremendo|susto|congela|alerta) <5,>(?:barulho|chave|portao|passos|carro|moto|motor|voz|hora) <5>
  (?:ele|del[ea]|marido|companheiro|chega|chegando|padrasto|pai|ex)(?= |$)(?! (?:da escola|da aula))
@CLOSE (?:sexo|transa|transar|relacao|relacoes|cede|deita|faz|deixa|fazer) <3>
  (?:sem (?:vontade|querer)|a contragosto|por (?:medo|obrigacao|dever)|para (?:ele nao|nao (?:apanhar|brigar|irrit)|evitar (?:briga|surra|grit))|forcad[oa]|
  dormindo)[a-z]* <3>(?:quebr|brig|bat|grit|apanh|surr)?[a-z]*
(?:vir|vem|veio|peg|possu|tom)[a-z]* <2>a forca(?= |$)
(?:coacao|coercao|violencia|agressao|abuso|chantagem|constrangimento) (?:sexual|moral|reprodutiv[oa]|patrimonial|psicologic[oa]|emocional)
(?:medo|pavor) de (?:dormir|ficar|deitar|viajar) <2>(?:ao lado|com|perto|sozinh[oa] com) ?(?:del[ea]|el[ea]|o marido|o companheiro)
tranc(?:a|ou|ada) <2>(?:fora|para fora|do lado de fora) <1>(?:de )?casa
finge <2>dorm[a-z]+ <4>(?:ele|marido|nao)(?= |$)
(?:cunhado|sogro|tio|primo|padrasto|irmao|vizinho|chefe|pai|pastor|patrao|ele|marido|ex|namorado) <2>
  (?:a|me|o) (?:agarr|beij|apalp|prens|encox|assedi|forc)[a-z]+(?= |$)
  (?! (?:com (?:carinho|ternura)|na testa|no rosto|de surpresa e riram|na (?:chegada|saida|despedida)))
(?:espalh|divulg|public|post|vaz|mostr|envi|mand)[a-z]* <3>(?:videos?|fotos?|nudes?|imagens|prints?|audios?) <2>
  (?:intim[oa]s?|del[ea] (?:nua|pelad)|sem roupa|nu[as]?|de sexo|transando|minhas? nua)[a-z]*
@DOER (?:%DOER) <3>(?:humilh|xing|deprec|desqualific|ridiculariz|menosprez|diminu|insult|ofend|rebaix)(?:a|ou|ava|am|i|ia|e|iu) ?<3>
  (?:del[ea]|n?a frente|filh[oa]s?|todos|visitas|sempre|diariamente|e |com |tod[oa])(?<!(?:chefe|professora?|colega|gerente|patrao) [a-z ]{0,30})
@CLOSE (?:mand|obrig|faz|fez|forc)[a-z]* <2>(?:eu |ela |ele )?(?:repet|dizer|ajoelh|pedir perdao|beijar o pe|rastej)[a-z]* <4>
  (?:burr[oa]|lixo|vadia|perdao|desculpa|nada|louc[oa]|que sou|joelhos)?(?= |$)(?! (?:ano|a serie|exercicio|licao|a frase|o mantra))
(?:pai|mae|padrasto|familia|pais|irmao|avo|avos) <2>(?:me |a |o |lhe )?(?:expuls|bot|coloc|jog|tranc|deserd|renega|post)[a-z]* <4>
  (?:de casa|para fora|pra fora|na rua|aos gritos|pra rua)(?= |$)
(?:expuls)[oa][a-z]* (?:de casa|aos gritos|pel[oa]|por (?:ser|namor|assum|cont|engrav))
(?:filho|neto|irmao|enteado|sobrinho) <4>(?:quebra|quebrou|destroi|destruiu|soca|chuta|esmurra|bate|agride|ameaca|avanca|empurra) <3>
  (?:tudo|a casa|porta|parede|n?a mae|no pai|n?os pais|n?a avo|em mim|por dinheiro|nela|moveis)(?= |$)(?! (?:de brincadeira|no videogame))
(?:so|nunca|ele) <2>(?:fica|é|ficou) (?:assim|violento|agressivo|valente|outro) <1>(?:quando|se) <1>(?:beb|us|toma|cheir|esta bebad)[a-z]*
chora e pede perdao
pede (?:perdao|desculpas?) <3,>(?:promete|jura|traz flores|diz que (?:vai mudar|nunca mais))
`;

export const violenceSigns = [controlled, injured, threatened].join('\n');
