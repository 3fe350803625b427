import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@declic/nest-kit/escape-html';
import {
  COMPOSITION_ELEMENT_ID,
  matchArea,
  SITE_ATTRIBUTE,
  type ShellManifest,
  unmetNeeds,
} from '@declic/remote-kit/contract';
import type { Composition } from '../composition/composition';
import { PageData } from './page-data';
import { routeFiles, type PreloadedFile } from '../composition/route-files';
import { pageSlots } from './page-slots';
import type { ReleasedPage } from '../pages/page-files';
import { contentSecurityPolicy, inlineHashes, type InlineHashes, trustedTypes } from './content-security-policy';
import { jsonForScript } from './escape';
import { importMapTag, type ModuleHashes, pageMap, withIntegrity } from './import-map';
import { codeOfPage, type LaterScripts, withoutLaterScripts } from './later-scripts';
import { notFoundSlots } from './not-found-slots';
import { PageTemplate } from './page-template';
import type { Theme } from './chosen-theme';
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
  /** What the visitor chose. */
  theme?: Theme | undefined;
  /** The area that is the whole site on this host. */
  site?: string | undefined;
  /** Other origins whose videos the page may show. */
  replayOrigins?: readonly string[];
  /** Whether no route has the address. */
  missing?: boolean;
  /** The page as HTML, where its release has it and the shell takes it. */
  page?: ReleasedPage | undefined;
  /** Of the request, for the addresses in the head: `https://declic.example`. */
  origin?: string;
}

/** Which build of the shell a page is of, what that build offers to remotes, and the hashes of its code. */
export interface ShellIdentity extends Pick<ShellManifest, 'version' | 'owner' | 'title' | 'offer' | 'onDemand'> {
  modules: ModuleHashes;
}

/** The HTML of one version of the shell, cut once at the places where a page's own data goes. */
export class ShellPage {
  readonly #hashes: InlineHashes;
  readonly #policies: readonly string[];
  readonly #template: PageTemplate;
  /** For pages that are there as HTML. */
  readonly #htmlFirst: { readonly template: PageTemplate; readonly later: LaterScripts };
  readonly #shell: ShellIdentity | undefined;
  readonly #data: PageData;

  /** @throws Error when the document has no `<html`, no `<head>` or no `</head>`. */
  constructor(document: string, shell?: ShellIdentity) {
    const html = withIntegrity(document, shell?.modules ?? {});
    this.#shell = shell;
    this.#data = new PageData(shell);
    this.#hashes = inlineHashes(html);
    this.#policies = trustedTypes(html);
    this.#template = new PageTemplate(html);
    const { document: rest, later } = withoutLaterScripts(html);
    this.#htmlFirst = { template: new PageTemplate(rest), later };
  }

  /**
   * Whether the HTML of this page can stand in this version's document. Shells before there was such HTML have a root as well, but not
   * the rules of all pages, and would empty the root. Code that needs what this shell lacks is not run, so its HTML is not shown.
   */
  takesHtml(composition: Composition, path: string): boolean {
    if (!(['root', 'title', 'globalStyle', 'bodyEnd'] as const).every((slot) => this.#template.has(slot))) return false;
    const remote = matchArea(composition.remotes, path)?.remote;
    const offer = this.#shell?.offer;
    return remote !== undefined && (!offer || unmetNeeds(remote.needs, offer).length === 0);
  }

  /** The page for a path. Its nonce is new each time, so an answer is never to be reused for another. */
  render(composition: Composition | undefined, path: string, visitor?: PageVisitor): RenderedPage {
    const nonce = randomBytes(16).toString('base64');
    const nonceMeta = `<meta property="csp-nonce" nonce="${nonce}">`;
    const map = importMapTag(
      pageMap(this.#shell?.modules ?? {}, composition, path, visitor?.takesLaterMaps === true),
      nonce,
    );
    const links = composition ? preloadTags(composition, path, this.#shell) : '';
    const data = composition ? dataTag(this.#data.of(composition)) : '';
    const htmlAttributes = documentAttributes(composition, visitor);
    const policy = contentSecurityPolicy(this.#hashes, nonce, {
      replayOrigins: visitor?.replayOrigins,
      policies: this.#policies,
    });
    if (!visitor?.page) {
      const missing = visitor?.missing ? notFoundSlots(composition, path) : {};
      const contents = { ...missing, htmlAttributes, headStart: map, headEnd: nonceMeta + links + data };
      return { html: this.#template.fill(contents), policy };
    }
    const slots = pageSlots(visitor.page, visitor.origin ?? '', nonce);
    const { template, later } = this.#htmlFirst;
    const html = template.fill({
      ...slots,
      htmlAttributes,
      headEnd: slots.headEnd + nonceMeta,
      // The browser paints the page before it reads of any code.
      bodyEnd: map + data + codeOfPage(later, links),
    });
    return { html, policy };
  }
}

function documentAttributes(composition: Composition | undefined, visitor: PageVisitor | undefined): string {
  const id = composition ? ` data-composition-id="${escapeHtml(composition.id)}"` : '';
  const robot = visitor?.robot ? ' data-visitor="robot"' : '';
  const site = visitor?.site ? ` ${SITE_ATTRIBUTE}="${escapeHtml(visitor.site)}"` : '';
  const theme = visitor?.theme ? ` data-theme="${visitor.theme}"` : '';
  return id + robot + site + theme;
}

function preloadTags(composition: Composition, path: string, shell: ShellIdentity | undefined): string {
  const shared = sharedFiles(matchArea(composition.remotes, path)?.remote, path, shell);
  return [...routeFiles(composition, path), ...shared].flatMap(preloadTag).join('');
}

function dataTag(data: object): string {
  return `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}">${jsonForScript(data)}</script>`;
}

function preloadTag({ href, integrity }: PreloadedFile): string[] {
  const address = `href="${escapeHtml(href)}"`;
  if (href.endsWith('.css')) return [`<link rel="preload" as="style" ${address}>`];
  if (!href.endsWith('.js')) return [];
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return [`<link rel="modulepreload" crossorigin ${address}${check}>`];
}
