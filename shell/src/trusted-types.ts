import { defaultRules } from './default-rules';

/**
 * The policy that browsers with Trusted Types ask before a text becomes HTML or code. Imported before what may need it. The edge requires
 * it where the shell's document has `<meta name="trusted-types">`, so that shells from before it stay as they were.
 */
globalThis.trustedTypes?.createPolicy('default', defaultRules);
