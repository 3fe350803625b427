import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { TicketIssuer } from '../composition/ticket-issuer';
import { aComposition, aRemote, aShellIdentity } from '../testing/a-composition';
import { ShellPage } from './shell-page';

const FEW = 4;
const MANY = 24;
const FILE_OF_FURTHER_REMOTE = /\/remotes\/mf-area-20\/[^"]*\/(?:assets|pages)\//;

const offer = {
  react: '19.3.1',
  exports: { '@declic/design-system': Array.from({ length: 100 }, (_, at) => `Part${at}`) },
};
const page = new ShellPage('<html><head></head><body></body></html>', aShellIdentity({ offer }));
const hash = () => `sha384-${randomBytes(48).toString('base64')}`;

/** As large as a remote of the product: 50 modules, 20 routes, 40 pages as HTML, and a version that stands in. */
function aLargeRemote(index: number) {
  const name = `mf-area-${String(index).padStart(2, '0')}`;
  const path = `/area-${String(index).padStart(2, '0')}`;
  const [version, older] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
  const listed = <Value>(count: number, toEntry: (at: number) => [string, Value]) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => toEntry(at)));
  return aRemote({
    name,
    version,
    owner: 'Area team',
    title: `Area ${index}`,
    entry: `/remotes/${name}/${version}/remoteEntry.js`,
    areas: [{ path, layout: 'app', access: 'signed-in' }],
    nav: [{ label: `Area ${index}`, to: path }],
    needs: offer,
    fallback: {
      version: older,
      entry: `/remotes/${name}/${older}/remoteEntry.js`,
      needs: offer,
      integrityList: hash(),
    },
    integrityList: hash(),
    integrity: listed(50, (at) => [`assets/module-${at}.js`, hash()]),
    preload: listed(20, (at) => [`${path}/${at}`, [`assets/module-${at}.js`]]),
    pages: listed(40, (at) => [`${path}/${at}`, { file: `pages/${at}.json`, integrity: hash() }]),
    withdrawn: Array.from({ length: 50 }, () => randomBytes(8).toString('hex')),
  });
}

const all = Array.from({ length: MANY }, (_, index) => aLargeRemote(index));
const tickets = new TicketIssuer('a secret of the edge and the registry');

function documentOf(remotes: number, path: string): string {
  const composition = aComposition({ remotes: all.slice(0, remotes) });
  return page.render(tickets.withTicket(composition, '192.0.2.1'), path, { takesLaterMaps: true }).html;
}

it.each(['/area-00/0', '/nowhere'])(
  'costs the document of %s what names a further remote, and nothing of its files',
  (path) => {
    const [few, many] = [documentOf(FEW, path), documentOf(MANY, path)];
    // Measured: 636 characters and 151 bytes, of which 121 are hashes, versions and marks of the ticket, as good as random.
    expect((many.length - few.length) / (MANY - FEW)).toBeLessThan(650);
    expect((brotliCompressSync(many).length - brotliCompressSync(few).length) / (MANY - FEW)).toBeLessThan(170);
    expect(many).not.toMatch(FILE_OF_FURTHER_REMOTE);
    expect(documentOf(MANY, '/area-20/0')).toMatch(FILE_OF_FURTHER_REMOTE);
  },
);
