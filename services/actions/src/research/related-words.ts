import type { Language } from '../text/languages';

/** Words that ask for and tell the same fact; one group per line, without accents. */
const GROUPS: Readonly<Record<Language, string>> = {
  en: `tall height high metres meters elevation
    long length kilometres kilometers miles
    founded established created started began founder founding
    invented invention inventor developed
    built constructed construction completed builder
    designed architect design
    born birth birthplace
    died death die dead
    wrote written author novel writer
    discovered discovery discoverer
    opened opening inaugurated open
    cost price costs fee pay
    population inhabitants live lives
    located situated lies stands location
    old age years
    won awarded received prize win
    big area size covers large
    deep depth
    return refund returned money
    deliver delivery shipping ship arrive
    made consists composed ingredients contains
    climb climbed climber summit reach reached ascent
    visitors visited visit tourists`,
  fr: `hauteur haut haute metres altitude culmine
    longueur long longue kilometres mesure
    fonde creee cree fondation fondateur creation
    invente invention inventeur
    construit construction bati batisseur acheve
    concu architecte dessine conception
    ne naissance nee
    mort decede deces meurt
    ecrit auteur roman ecrivain publie
    decouvert decouverte decouvre
    ouvert ouverture inaugure ouvre inauguration
    cout prix coute tarif payer
    population habitants habite
    situe trouve emplacement
    age ans
    gagne recu prix remporte
    superficie taille couvre grand
    profondeur profond
    retour retourner rembourse remboursement renvoyer
    livraison livrer livre expedition delai
    vitesse rapide roule atteint
    visiteurs visite accueille`,
  es: `altura alto alta metros altitud
    longitud largo larga kilometros mide
    fundo fundada fundacion fundador creo creada
    invento invencion inventor
    construyo construccion construida obras
    diseno arquitecto disenada proyecto
    nacio nacimiento
    murio muerte fallecio
    escribio autor novela escritor publico publicada
    descubrio descubrimiento
    abrio apertura inauguro inauguracion abre
    coste precio cuesta cuota pagar
    poblacion habitantes
    situado situada encuentra ubicado ubicada
    edad anos
    gano recibio premio obtuvo
    superficie tamano ocupa
    profundidad profundo
    devolver devolucion reembolso
    entrega envio entregar plazo
    ingredientes lleva contiene
    visitantes visitan visita peregrinos`,
};

const byWord = new Map<Language, Map<string, readonly string[]>>();

/** The stems of the words in the same groups as a word. */
export function relatedStems(word: string, language: Language, stem: (word: string) => string | undefined): string[] {
  return (groupsOf(language).get(word) ?? []).flatMap((other) => stem(other) ?? []);
}

function groupsOf(language: Language): Map<string, readonly string[]> {
  const known = byWord.get(language);
  if (known) return known;
  const groups = new Map<string, readonly string[]>();
  for (const line of GROUPS[language].split('\n')) {
    const words = line.trim().split(/\s+/u);
    for (const word of words) groups.set(word, [...(groups.get(word) ?? []), ...words]);
  }
  byWord.set(language, groups);
  return groups;
}
