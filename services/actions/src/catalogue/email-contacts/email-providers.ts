import { distance } from 'fastest-levenshtein';

/** Public mailbox providers, most common first. */
const FREE_PROVIDERS = `
  gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com googlemail.com me.com
  mac.com hotmail.fr orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr yahoo.fr live.fr
  outlook.fr hotmail.es yahoo.es outlook.es telefonica.net hotmail.co.uk yahoo.co.uk btinternet.com
  hotmail.it libero.it gmx.com gmx.de gmx.net gmx.fr web.de t-online.de proton.me protonmail.com tutanota.com
  zoho.com fastmail.com mail.com email.com ymail.com rocketmail.com yandex.com yandex.ru mail.ru qq.com
  163.com comcast.net verizon.net wanadoo.com wanadoo.es wanadoo.nl duck.com aol.fr aol.de aol.es aol.it aol.co.uk
  numericable.fr club-internet.fr cegetel.net voila.fr aliceadsl.fr noos.fr gmx.at gmx.ch gmx.es live.co.uk live.it live.nl live.be
  hotmail.de hotmail.be outlook.de outlook.it outlook.be yahoo.de yahoo.it yahoo.ca yahoo.com.br yahoo.co.in yahoo.co.jp bluewin.ch
  skynet.be telenet.be proximus.be voo.be ziggo.nl planet.nl xs4all.nl virgilio.it tiscali.it alice.it tin.it freenet.de arcor.de
  posteo.de mailbox.org virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk att.net sbcglobal.net bellsouth.net cox.net
  charter.net earthlink.net juno.com shaw.ca rogers.com sympatico.ca videotron.ca terra.es movistar.es protonmail.ch
  tuta.com naver.com 126.com foxmail.com rambler.ru list.ru inbox.ru seznam.cz onet.pl interia.pl sapo.pt uol.com.br
`
  .trim()
  .split(/\s+/);

const providers = new Set<string>(FREE_PROVIDERS);

/** Without short names: too many real domains are that close to one. */
const GUESSED_PROVIDERS = FREE_PROVIDERS.filter((provider) => provider.indexOf('.') >= 5);

/** Endings that exist nowhere and are one slip away from one that does. */
const SLIPPED_ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  clm: 'com',
  'com.com': 'com',
  nte: 'net',
  ent: 'net',
  ogr: 'org',
  rog: 'org',
  frr: 'fr',
};

/** Whether the domain is a public mailbox provider. */
export function isFreeProvider(domain: string): boolean {
  return providers.has(domain);
}

/** The well-known domain that was probably meant, or null. */
export function suggestDomain(domain: string): string | null {
  if (providers.has(domain)) return null;
  const repaired = repairEnding(domain);
  const meant = providers.has(repaired)
    ? repaired
    : GUESSED_PROVIDERS.find((provider) => isOneSlipAway(repaired, provider));
  if (meant) return meant;
  return repaired === domain ? null : repaired;
}

function repairEnding(domain: string): string {
  const dot = domain.indexOf('.');
  const ending = SLIPPED_ENDINGS[domain.slice(dot + 1)];
  return ending ? `${domain.slice(0, dot)}.${ending}` : domain;
}

/** Edit distance of one, swaps of neighbours included. */
function isOneSlipAway(domain: string, provider: string): boolean {
  if (Math.abs(domain.length - provider.length) > 1) return false;
  const edits = distance(domain, provider);
  return edits === 1 || (edits === 2 && isSwap(domain, provider));
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const first = [...a].findIndex((character, index) => character !== b[index]);
  return a[first] === b[first + 1] && a[first + 1] === b[first] && a.slice(first + 2) === b.slice(first + 2);
}
