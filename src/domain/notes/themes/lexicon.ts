/**
 * Lists what sessions are often about, and the words by which a note shows it: folded, `*` for any
 * ending, `_` between the words of a phrase. `nene` stands for “bebê”, which
 * only its accent tells from “bebe”. Everyday subjects only. Nothing here tells risk, and
 * nothing shall be added that pretends to.
 */
export const LEXICON = {
  trabalho: `trabalhista* emprego* empregad* empregador* desempreg* chefe* chefia* gerente* gestor* supervisor* colega*_de_trabalho
    carreira* demissa* demiti* promocao empresa* escritorio* reuniao reunioes estagio* estagiari* expediente* plantao plantoes
    profissional profissao profissoes trabalho trabalhos trabalha trabalhar trabalhando trabalhava trabalhou trabalhei
    ambiente_de_trabalho home_office vaga_de procurando_vaga procura_vaga vaga_na vagas entrevista_de_emprego curriculo* mandad*_embora firma negocio_proprio
    proprio_negocio pedir_as_contas pediu_as_contas aposentad* aposentadoria* aposent* sobrecarga_de_trabalho licenca_medica
    turno turnos hora_extra horas_extras folga folgas sindicato* concursad*`,
  família: `famili* mae maes pai pais irmao irmaos irma irmas filho* filha* avo avos tio tios tia tias primo prima primos primas
    sogra* sogro* cunhad* genro* nora noras padrasto* madrasta* enteado* enteada* neto netos neta netas sobrinh* parente*
    parentesco bisavo* cacula primogenit* padrinho* madrinha* afilhad*`,
  relacionamento: `relacionamento* namor* marido* espos* casament* casad* casal casais casar casou conjug* companheiro
    companheiros companheira companheiras parceir* separacao separacoes separou_se se_separou separad* divorci* ciume* ciument*
    traicao traicoes traiu noiv* noivado ex_namorad* ex_marido ex_mulher ex_esposa ex_companheir* termino_do_namoro termino_da_relacao termino_do_relacionamento
    paquer* aplicativo_de_relacionamento conheceu_alguem conhecer_alguem apaixon* morando_juntos morar_juntos
    vida_sexual vida_a_dois infidelidade`,
  sono: `sono insonia* insone* dormi* dorme dormem dormindo durmo pesadelo* acordou acorda acordam acordar acordando madrugada*
    sonolenc* sonolent* despertador* despertar_precoce despertares despertar_noturno cochil* prega_o_olho pregar_o_olho pregou_o_olho noite_em_claro noites_em_claro
    virar_a_noite virou_a_noite deitar_se ir_para_a_cama melatonina`,
  ansiedade: `ansiedade* ansios* preocupac* preocupad* preocupar nervos* angusti* apreens* panico aflit* aflic* agoni* estress*
    tensao tensa tenso inquiet* coracao_disparad* coracao_disparar coracao_dispara coracao_acelerad* taquicardi* palpitac*
    falta_de_ar aperto_no_peito roi_as_unhas roer_unhas roendo_as_unhas pensar_no_pior pensando_no_pior ruminac* rumina*
    catastrof* hipervigil* fobia* fobic*`,
  luto: `luto lutos enlutad* falec* morte mortes morreu morreram perda perdas saudade* velorio* enterr* funeral* sepultament*
    cemiterio* obito* viuv* cremac* missa_de_setimo_dia despedir_se_d* despedida*
    antes_de_partir perdeu_o_pai perdeu_a_mae perdeu_o_filho perdeu_a_filha perdeu_o_bebe perdeu_o_nene
    aborto*`,
  autoestima: `autoestima autoimagem autoconfianca autocritic* inseguranca* insegur* inferior inferioridade inferiores autovalor*
    fracassad* fracasso* incapaz incapazes espelho autodepreciac* autodepreciativ* inadequad* inadequac* baixa_estima
    nao_merece nao_mereco sem_valor desvaloriz* inutil nao_serve_para_nada nao_sirvo_para_nada compara_se se_compara comparac*
    se_comparar comparar_se amor_proprio valor_proprio proprio_valor qualidades fraude impostor* burro burra se_acha_feia se_acha_feio
    se_sente_feia se_sente_feio vergonha_de_si`,
  estudos: `estud* faculdade* universi* escola escolas escolar escolares prova provas vestibular* professor* aula aulas curso
    cursos cursar tcc mestrado* doutorado* concurso concursos notas graduacao pos_graduacao especializacao monografia* dissertacao
    orientador* reprovad* reprovou reprovacao dever_de_casa licao_de_casa boletim colegio* matricula* semestre semestres
    seminario* bolsista* enem residencia_medica`,
  saúde: `saude doenca* doente* adoec* medic* hospital* exame exames diagnostic* remedio* cirurgi* dor dores enxaqueca* internac*
    internad* consulta_medica cancer tumor* nodulo* biopsia* quimioterapia radioterapia fisioterap* diabet* hipertens* pressao_alta
    febre gripe pneumonia* tireoid* infarto* avc cardiologista* ginecologist* neurologista* endocrinolog* clinico_geral
    pronto_socorro upa ambulatorio* sequela* cronic* fibromialgia artrite* lesao lesoes fratur*`,
  finanças: `financ* dinheiro divida* endivid* salario* contas aluguel alugueis emprestimo* orcamento* despesa* boleto* gastos
    gastar poupanca poupar mensalidade* parcela* prestacao prestacoes cartao_de_credito cartao_estour* limite_do_cartao
    cheque_especial fatura* inadimplen* pensao_alimenticia renda rendas bicos beneficio_social bpc seguro_desemprego penhor* falencia
    falir faliu juros custos`,
  amizade: `amigo* amiga* amizade* turma turmas isolad* isolament* solidao galera colega_de_quarto
    vida_social enturm* companheir*_de_infancia melhor_amig* grupo_de_amig* sem_amigos`,
  'corpo e alimentação': `aliment* comer come comendo dieta* peso emagrec* engord* apetite* compuls* academia corpo corporal jejum
    jejuar balanca* vomit* nutricionista* nutric* refeic* almoco jantar cafe_da_manha doces obes* anorex* bulimi* magr* gorda gordo
    quilo quilos calorias laxante*`,
  'limites e conflitos': `limite limites conflito* conflituos* briga brigas brigou brigar brigando brigaram discussao discussoes
    discutiu discutir discutiram desentend* cobranca* dizer_nao disse_nao falar_nao falou_nao dizendo_nao impor_se se_impor
    se_posicion* desrespeit* evitar_confusao evita_confusao engole_tudo engoliu_calad* pediu_respeito falta_de_respeito agradar desagradar gritou gritos
    ofend* ofensa* xing* hostil* rispid* bate_boca bateu_boca confront* assertiv* submiss*`,
  'rotina e autocuidado': `rotina* descans* lazer hobby hobbies autocuidado organizac* organizar_se se_organiz* meditac* meditar
    respiracao folga* ferias caminhad* caminhar exercicio* atividade_fisica atividades_fisicas corrida yoga ioga pilates pausas
    habito habitos procrastin* deixa_tudo_para_depois tempo_para_si cuidar_de_si plantas jardinagem leitura croche artesanato
    redes_sociais telas musica danca natacao`,
  mudanças: `mudanca* mudar_se mudou_se se_mud* mudou_de_cidade mudar_de_cidade mudou_de_casa mudar_de_casa transicao transicoes
    adaptac* adaptar_se se_adapt* recomec* comecar_do_zero comecando_do_zero comecou_do_zero nova_fase nova_etapa novo_ciclo
    outra_cidade casa_nova cidade_nova imigr* emigr* intercambio aposent*`,
  'maternidade e paternidade': `maternidade paternidade maternal paternal gestac* gravid* gestante* nene nenes bebes o_bebe um_bebe do_bebe ao_bebe no_bebe seu_bebe meu_bebe bebe_nasc* bebe_de amament* puerper*
    pos_parto parto partos recem_nascid* aborto* fertiliz* infertil* engravid* adocao adotar adotad* creche* licenca_maternidade
    licenca_paternidade ser_mae ser_pai mae_solo pai_ausente pre_natal ultrassom desmame`,
} as const;

export type ThemeName = keyof typeof LEXICON;
export const themeNames = Object.keys(LEXICON) as readonly ThemeName[];
