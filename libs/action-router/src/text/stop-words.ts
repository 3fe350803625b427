import type { Language } from './languages';
import { foldAccents } from './words';

/** Function words, without accents. Negations are among them: what needs them reads the words, not the terms. */
const STOP_WORDS: Record<Language, string> = {
  en: `a about above after again against all also am an and any are aren't as at be because been before being below
    between both but by can can't cannot could couldn't did didn't do does doesn't doing don't down during each else even ever
    every few for from further get gets getting got had hadn't has hasn't have haven't having he her here hers him himself his
    how however i i'd i'll i'm i've if in into is isn't it it's its itself just let let's like many may me might more most much
    must my myself never no nor not now of off on once one only or other our ours out over own please quite rather really same
    shall she should shouldn't since so some such still than that that's the their theirs them themselves then there there's
    these they they're they've this those though through thus to too under until up upon us very via was wasn't we we'd we'll
    we're we've were weren't what what's when where whether which while who whom whose why will with within without won't
    would wouldn't yes yet you you'd you'll you're you've your yours yourself isnt dont didnt cant im ive wont hi hello`,
  fr: `a ah ai aie ainsi alors apres as assez au aucun aucune aujourd'hui aura aurait auront aussi autre autres aux avaient avais
    avait avant avec avez avoir avons ayant beaucoup bien bonjour c ca car ce ceci cela celle celles celui ces cet cette ceux
    chaque chez ci comme comment d dans de deja depuis des donc dont du elle elles en encore entre es est et etaient etais etait
    etant ete etes etre eu eux fait faire font fois fut hors ici il ils j je jusque l la le les leur leurs lors lorsque lui m ma
    mais me meme memes merci mes mien moi moins mon n ne ni non nos notre nous on ont ou oui par parce pas peu peut peuvent peux
    plus plutot pour pourquoi pouvez pouvoir pres puis puisque qu quand que quel quelle quelles quels qui quoi quoique s sa sans
    se sera serait seront ses si sien soi soient sois soit sommes son sont sous suis sur t ta tandis te tel telle tels tes toi
    ton toujours tous tout toute toutes tres trop tu un une va vais vers veut veux voici voila vos votre vous y svp`,
  es: `a ademas ahi ahora al algo algun alguna algunas alguno algunos alli ante antes aquel aquella aqui asi aun aunque bajo bien
    buenas buenos cada casi como con contra cual cuales cualquier cuando cuanto cuya cuyo da de debe deben del desde despues
    donde dos durante e el ella ellas ello ellos en entonces entre era eran eras es esa esas ese eso esos esta estaba estaban
    estado estamos estan estar estas este esto estos estoy fue fueron fui gracias ha habia habian haber hace hacen hacer hacia
    han has hasta hay haya he hemos hola incluso ir la las le les lo los luego mas me mi mia mientras mio mis mismo misma mucha
    muchas mucho muchos muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco
    podria por porque pues puede pueden puedo que quien quienes se sea sean segun ser si sido siempre sin sobre sois solo somos
    son soy su sus suya suyo tal tambien tan tanto te tengo tenia ti tiene tienen todo toda todas todos tu tus un una unas uno
    unos usted ustedes va vamos van varios voy y ya yo`,
};

const SETS = new Map(
  Object.entries(STOP_WORDS).map(([language, text]) => [language, new Set(text.split(/\s+/u))] as const),
);

/** Whether a word says nothing of a text's subject. */
export function isStopWord(word: string, language: Language): boolean {
  return SETS.get(language)?.has(foldAccents(word)) ?? false;
}
