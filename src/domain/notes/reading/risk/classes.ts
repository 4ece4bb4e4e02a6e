/** Groups of words that several patterns name, as `%NAME`. */
export const CLASSES: Readonly<Record<string, string>> = {
  /** Endings of the three conjugations. */
  AR: '(?:a|o|e|as|am|em|ou|ei|aram|ava|avam|ar|ando|ado|asse|aria|arem)',
  ER: '(?:e|o|a|es|em|am|eu|i|eram|ia|iam|er|endo|ido|esse|eria|erem)',
  IR: '(?:e|o|a|i|em|am|iu|iram|ia|iam|ir|indo|ido|isse|iria|irem)',
  PARTNER:
    'marido|esposo|esposa|mulher|companheir[oa]|namorad[oa]|noiv[oa]|parceir[oa]|ex|ex marido|ex mulher|ex namorad[oa]|conjuge|caboclo|homem dela',
  PILLS:
    'comprimid*|remedi*|medica[cm]*|calmantes?|cartelas?|pilulas?|capsulas?|rivotril|clonazepam|diazepam|alprazolam|zolpidem|amitriptilina|sertralina|fluoxetina|quetiapina|litio|insulina|benzodiazepin*|bzd|tarjas? preta|sedativos?|gotas|ritalina|venvanse|tramadol|codeina|opioides?|morfina|ansioliticos?|soniferos?|anfetaminas?|analgesicos?',
  DRUG: 'crack|cocaina|maconha|drogas?|canabis|cannabis|heroina|lsd|ecstasy|mdma|mda|k (?:2|4|9|12)|spice|lanca perfume|loló|lolo|solventes?|thinner|tiner|cola de sapateiro|anfetaminas?|rebites?|metanfetamina|opioides?|ketamina|cetamina|haxixe|skunk|baseados?|entorpecentes?|subst[a-z]* (?:psicoativas?|ilicitas?|quimicas?)|substancias?|spas?|ayahuasca|cogumelos?|fentanil|anabolizantes?|balinha|bala na (?:festa|balada|rave)',
  WEAPON:
    'armas?|revolver(?:es)?|pistolas?|espingardas?|canivetes?|facas?|facao|facoes|punhal|soco ingles|estiletes?|garrucha|municao|calibre|porrete|gasolina|peixeiras?|machado|foice|rifle',
  BODY: 'bracos?|pulsos?|coxas?|pernas?|antebracos?|pele|barriga|maos?|virilha|unhas?|tornozelos?|costelas?|ombros?|quadril',
  LIMB: '%BODY|bracinhos?|panturrilhas?|punhos?|coxa|canelas?|joelhos?|seios?|peito|rosto|testa|dedos?|costas|propri[oa] (?:corpo|rosto|pele)',
  /** Weak signs of a farewell, of which two in a sentence are one. */
  PREPARES:
    '(?:pag|quit|acert|liquid)(?:ou|a|ando|ei) <2>(?:dividas?|contas|jazigo|tudo|carnes?|boletos)|(?:do|distribu|reparti)(?:ou|ei|iu|i|ando|indo) <3>(?:roupas|livros|plantas|coisas|joias|discos|brinquedos|pertences|moveis|ferramentas|cachorr[oa]|gat[oa]s?)|(?:despedi|despediu|despedindo) (?:se )?(?:d[aeo]s? )?|(?:se|me) despedi(?:u|ndo)?|(?:arrum|organiz|limp|esvazi)(?:ou|ando|ei) <2>(?:gavetas?|armarios?|papeis|documentos|quarto|pastas?|guarda roupa)|(?:apag|exclu|delet|encerr|cancel)(?:ou|iu|ando|ei|indo) <2>(?:redes|contas?|perfil|fotos|mensagens|conversas|cartao|plano)|fez (?:um )?testamento|(?:deix|anot|pass|entreg)(?:ou|ei|ando) <2>(?:senhas?|cartas?|chaves?)|escreveu <1>(?:cartas?|bilhetes?)|visitou <2>(?:tumulo|cemiterio|avos|parentes|todos)|pediu (?:perdao|desculpas)|devolveu <2>(?:livros?|tudo|chaves?|emprestad[a-z]*)|(?:agradec)[a-z]+ <2>por tudo|ensin[a-z]+ <2>(?:filh[oa]|marido|esposa|mae|pai|irma|irmao) <1>a (?:pagar|cozinhar|mexer|cuidar|fazer)|transfer[a-z]+ <3>(?:dinheiro|conta|casa|carro)',
};
