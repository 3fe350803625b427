import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@declic/nest-kit/escape-html';
import { COMPOSITION_ELEMENT_ID, matchArea, SITE_ATTRIBUTE, type ShellManifest } from '@declic/remote-kit/contract';
import type { Composition } from '../composition/composition';
import { forPage } from './for-page';
import { routeFiles, type PreloadedFile } from '../composition/route-files';
import { contentSecurityPolicy, inlineHashes, type InlineHashes } from './content-security-policy';
import { jsonForScript } from './escape';
import { importMapTag, type ModuleHashes, pageMap, withIntegrity } from './import-map';
import { sharedFiles } from './shared-files';

export interface RenderedPage {
  html: string;
  policy: string;
}

/** What the page cannot know by itself. */
export interface PageVisitor {
  robot?: boolean;
  /** Whether the browser takes import maps after the first module; what is not known to, does not. */
  takesLaterMaps?: boolean;
  /** The area that is the whole site on this host. */
  site?: string | undefined;
  /** Other origins whose videos the page may show. */
  replayOrigins?: readonly string[];
}

/** Which build of the shell a page is of, what that build offers to remotes, and the hashes of its code. */
export interface ShellIdentity extends Pick<ShellManifest, 'version' | 'owner' | 'title' | 'offer' | 'onDemand'> {
  modules: ModuleHashes;
}

/** The HTML of one version of the shell, cut once at the places where a page's own data goes. */
export class ShellPage {
  readonly #hashes: InlineHashes;
  readonly #beforeHtmlAttributes: string;
  readonly #beforeMap: string;
  readonly #beforeHead: string;
  readonly #rest: string;
  readonly #shell: ShellIdentity | undefined;

  /** @throws Error when the document has no `<html`, no `<head>` or no `</head>`. */
  constructor(document: string, shell?: ShellIdentity) {
    const template = withIntegrity(document, shell?.modules ?? {});
    const html = /<html\b/i.exec(template);
    const map = /<head\b[^>]*>/i.exec(template);
    const head = /<\/head>/i.exec(template);
    if (!html || !map || !head) throw new Error("The shell's index.html has no <html> or no </head>.");

    this.#shell = shell;
    this.#hashes = inlineHashes(template);
    const attributesAt = html.index + html[0].length;
    this.#beforeHtmlAttributes = template.slice(0, attributesAt);
    const mapAt = map.index + map[0].length;
    this.#beforeMap = template.slice(attributesAt, mapAt);
    this.#beforeHead = template.slice(mapAt, head.index);
    this.#rest = template.slice(head.index);
  }

  /** The page for a path. Its nonce is new each time, so an answer is never to be reused for another. */
  render(composition: Composition | undefined, path: string, visitor?: PageVisitor): RenderedPage {
    const nonce = randomBytes(16).toString('base64');
    const idAttribute = composition ? ` data-composition-id="${escapeHtml(composition.id)}"` : '';
    const visitorAttribute = visitor?.robot ? ' data-visitor="robot"' : '';
    const siteAttribute = visitor?.site ? ` ${SITE_ATTRIBUTE}="${escapeHtml(visitor.site)}"` : '';
    const head = [
      `<meta property="csp-nonce" nonce="${nonce}">`,
      ...(composition ? compositionTags(composition, path, this.#shell) : []),
    ];
    const map = importMapTag(
      pageMap(this.#shell?.modules ?? {}, composition, path, visitor?.takesLaterMaps === true),
      nonce,
    );
    return {
      html: `${this.#beforeHtmlAttributes}${idAttribute}${visitorAttribute}${siteAttribute}${this.#beforeMap}${map}${this.#beforeHead}${head.join('')}${this.#rest}`,
      policy: contentSecurityPolicy(this.#hashes, nonce, visitor?.replayOrigins),
    };
  }
}

function compositionTags(composition: Composition, path: string, shell: ShellIdentity | undefined): string[] {
  const data = jsonForScript(forPage(composition, shell));
  return [
    ...routeFiles(composition, path).flatMap(preloadTag),
    ...sharedFiles(matchArea(composition.remotes, path)?.remote, path, shell).flatMap(preloadTag),
    `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}">${data}</script>`,
  ];
}

function preloadTag({ href, integrity }: PreloadedFile): string[] {
  const address = `href="${escapeHtml(href)}"`;
  if (href.endsWith('.css')) return [`<link rel="preload" as="style" ${address}>`];
  if (!href.endsWith('.js')) return [];
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return [`<link rel="modulepreload" crossorigin ${address}${check}>`];
}
