import type { BrowserDriver } from '../browser/browser-driver.ts';
import { LINK } from '../variant/stamp.ts';
import { PATIENCE_MS } from '../visit/limits.ts';
import type { Kit } from './kit.ts';

/** Opens the page of both intact versions: only a version that has rendered for a visitor can stand in for another one. */
export async function renderIntact(kit: Kit, driver: BrowserDriver): Promise<void> {
  for (const release of [kit.next, kit.good]) {
    await kit.releases.choose(release.version);
    const person = await kit.newPerson(driver);
    try {
      const { reached, screen } = await person.open(LINK.to, ({ build }) => build === release.build, PATIENCE_MS);
      if (!reached) throw new Error(`The intact ${release.version} does not render: ${JSON.stringify(screen)}`);
      await kit.releases.awaitRendered(release);
    } finally {
      await person.visitor.close();
    }
  }
}
