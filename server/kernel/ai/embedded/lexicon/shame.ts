/** See `entries.ts` for the form of a line. */
export const shame = `
culp* -0.6 culpa
remors* -0.7 culpa
arrepend* -0.5 culpa
autocritic* -0.5 culpa
autopuni* -0.6 culpa
autodeprecia* -0.6 culpa,vergonha
nao_se_perdoa -0.7 culpa
nao_me_perdoo -0.7 culpa
autoacusa* -0.6 culpa
envergonh* -0.6 vergonha
vergonh* -0.6 vergonha
constrang* -0.5 vergonha
ridicul* -0.6 vergonha
timid* -0.3 vergonha
retraid* -0.4 vergonha
inadequad* -0.5 vergonha
inadequacao -0.5 vergonha
inferior* -0.5 vergonha
baixa_autoestima -0.6 vergonha
nojo -0.6 vergonha
nojent* -0.6 vergonha
feia -0.5 vergonha
feio -0.5 vergonha
exposta -0.3 vergonha
exposto -0.3 vergonha
julgad* -0.4 vergonha
esconde* -0.2 vergonha
`;
