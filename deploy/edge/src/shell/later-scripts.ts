import { AFTER_PAGE_ATTRIBUTE, CODE_LOADER_ATTRIBUTE, PAGE_CODE_ELEMENT_ID } from '@declic/remote-kit/contract';

const LATER = new RegExp(
  `\\s*<script\\b[^>]*\\s(?:type="module"|${AFTER_PAGE_ATTRIBUTE})[^>]*>[\\s\\S]*?</script>`,
  'gi',
);

/** What of a shell's document a page that is there as HTML needs only once it is painted. */
export interface LaterScripts {
  readonly inline: string;
  /** Links to modules. */
  readonly modules: string;
  /** Whether one of the inline ones takes the code of the page out of a template; in shells before that, none does. */
  readonly takesTemplate: boolean;
}

/** The document without those scripts, and the scripts in their order. */
export function withoutLaterScripts(html: string): { document: string; later: LaterScripts } {
  const scripts = (html.match(LATER) ?? []).map((script) => script.trim());
  const later = {
    inline: scripts.filter((script) => !isModule(script)).join(''),
    modules: scripts.filter(isModule).join(''),
    takesTemplate: html.includes(` ${CODE_LOADER_ATTRIBUTE}`),
  };
  return { document: html.replace(LATER, ''), later };
}

function isModule(script: string): boolean {
  return /^<script\b[^>]*\stype="module"/i.test(script);
}

/** The end of the document of such a page. Its code is not asked for before it is painted, when the shell knows how. */
export function codeOfPage({ inline, modules, takesTemplate }: LaterScripts, links: string): string {
  const code = links + modules;
  return takesTemplate
    ? `<template id="${PAGE_CODE_ELEMENT_ID}">${code}</template>${inline}`
    : links + inline + modules;
}
