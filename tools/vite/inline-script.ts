import { build, type Plugin, type Rolldown } from 'vite';
import { AFTER_PAGE_ATTRIBUTE, CODE_LOADER_ATTRIBUTE } from '../../libs/remote-kit/src/contract/prerendered-page.ts';

export interface InlineScriptOptions {
  readonly maxBytes: number;
  /** Whether a page that is there as HTML may be painted before the script runs. */
  readonly afterPage?: boolean;
  /** Whether the script loads the code of such a page. */
  readonly loadsCode?: boolean;
}

/**
 * Puts a module and what it imports into the page, as a script that runs before all modules. The build fails when it is larger than it
 * may be: it is sent with each page.
 */
export function inlineScript(
  source: string,
  { maxBytes, afterPage = false, loadsCode = false }: InlineScriptOptions,
): Plugin {
  return {
    name: 'declic:inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const code = await bundle(source);
        const bytes = Buffer.byteLength(code);
        if (bytes > maxBytes) throw new Error(`${source} has ${bytes} bytes in the page, more than ${maxBytes}.`);
        const attrs = { [AFTER_PAGE_ATTRIBUTE]: afterPage, [CODE_LOADER_ATTRIBUTE]: loadsCode };
        return [{ tag: 'script', attrs, children: code, injectTo: 'head-prepend' as const }];
      },
    },
  };
}

async function bundle(source: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput; // one build that is not watched
  const code = output[0].code.trim();
  if (/<\/?script|<!--/i.test(code)) throw new Error(`${source} would end the script element that it stands in.`);
  return code;
}
