/** Names of towns that GeoNames lists under another one, folded; the table is of the towns that people write most. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  `
  londres=london|munchen=munich|muenchen=munich|cologne=koln|colonia=koln|seville=sevilla|bruxelles=brussels|bruselas=brussels|brussel=brussels
  geneva=geneve|ginebra=geneve|genf=geneve|lisboa=lisbon|lisbonne=lisbon|milano=milan|roma=rome|torino=turin|firenze=florence|florencia=florence
  venezia=venice|venise=venice|venecia=venice|napoli=naples|wien=vienna|vienne autriche=vienna|viena=vienna|praha=prague|praga=prague
  antwerp=antwerpen|anvers=antwerpen|amberes=antwerpen|ghent=gent|gand=gent|gante=gent|saragosse=zaragoza|barcelone=barcelona|bale=basel|berne=bern
  new york=new york city|nueva york=new york city|nyc=new york city|nuremberg=nurnberg|hanovre=hannover|hanover=hannover|den haag=the hague|la haye=the hague
  kobenhavn=copenhagen|copenhague=copenhagen|athenes=athens|atenas=athens|varsovie=warsaw|varsovia=warsaw|moscou=moscow|moscu=moscow|la corogne=a coruna
  la coruna=a coruna|san sebastian=donostia san sebastian|donostia=donostia san sebastian|ciudad de mexico=mexico city|mexico df=mexico city
  marsella=marseille|marseilles=marseille|burdeos=bordeaux|estrasburgo=strasbourg|lyons=lyon|tolosa=toulouse|niza=nice|edimbourg=edinburgh|edimburgo=edinburgh
  francfort=frankfurt am main|frankfurt=frankfurt am main|hambourg=hamburg|hamburgo=hamburg|zurich=zurich|cordoue=cordoba|grenade=granada|palma de mallorca=palma
  luik=liege|luttich=liege|lille rijsel=lille|rijsel=lille|turin it=turin|st etienne=saint etienne|st denis=saint denis
`
    .trim()
    .split(/[|\n]\s*/)
    .map((pair) => pair.trim().split('=') as [string, string]), // Each pair has one sign.
);

/** A town's name without accents, signs and case, under the name of the list. */
export function foldPlaceName(name: string): string {
  const lower = name.toLowerCase();
  // Most names of the list, 135,000 of which are folded in a call.
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return OTHER_NAMES.get(lower) ?? lower;
  const folded = lower
    .slice(0, 120)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
  return OTHER_NAMES.get(folded) ?? folded;
}
