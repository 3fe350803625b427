/** The part of jsdom that tests use; there are no types of its version. */
declare module 'jsdom' {
  interface TestElement {
    readonly textContent: string;
    readonly childElementCount: number;
    getAttribute(name: string): string | null;
  }

  export class JSDOM {
    constructor(html: string, options?: { readonly runScripts: 'outside-only' });
    readonly window: {
      readonly document: {
        querySelector(selector: string): TestElement | null;
        querySelectorAll(selector: string): { readonly length: number };
      };
      eval(script: string): unknown;
    };
  }
}
