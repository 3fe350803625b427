const engine = 'deterministic';

/** Choices in the playground, and tests. The standard's own lists are in the test beside the action. */
export const examples = [
  {
    name: 'A slip of the keyboard',
    input: { email: 'someone@gmial.com' },
    expect: {
      data: {
        verdict: 'risky',
        reasons: ['possible_typo'],
        normalized: 'someone@gmial.com',
        suggestion: 'someone@gmail.com',
        engine,
      },
    },
  },
  {
    name: 'A good address at a company',
    input: { email: ' Ada.Lovelace@Analytical-Engines.co.uk ' },
    expect: {
      data: {
        verdict: 'valid',
        reasons: [],
        normalized: 'ada.lovelace@analytical-engines.co.uk',
        suggestion: null,
        engine,
      },
    },
  },
  {
    name: 'A free mailbox with a tag',
    input: { email: 'Grace.Hopper+news@gmail.com' },
    expect: {
      data: {
        verdict: 'valid',
        reasons: ['free_provider'],
        normalized: 'gracehopper@gmail.com',
        suggestion: null,
        engine,
      },
    },
  },
  {
    name: 'A disposable address',
    input: { email: 'tmp@mailinator.com' },
    expect: {
      data: {
        verdict: 'risky',
        reasons: ['disposable_domain'],
        normalized: 'tmp@mailinator.com',
        suggestion: null,
        engine,
      },
    },
  },
  {
    name: 'A quoted local part with a space',
    source: 'RFC 3696, section 3',
    input: { email: '"Fred Bloggs"@analytical-engines.co.uk' },
    expect: {
      data: {
        verdict: 'valid',
        reasons: [],
        normalized: '"fred bloggs"@analytical-engines.co.uk',
        suggestion: null,
        engine,
      },
    },
  },
  {
    name: 'A name reserved for documentation',
    source: 'RFC 6761, section 6.5',
    input: { email: 'someone@example.com' },
    expect: {
      data: {
        verdict: 'invalid',
        reasons: ['reserved_domain'],
        normalized: 'someone@example.com',
        suggestion: null,
        engine,
      },
    },
  },
  {
    name: 'Not an address',
    input: { email: 'ada.example.com' },
    expect: { data: { verdict: 'invalid', reasons: ['syntax'], normalized: null, suggestion: null, engine } },
  },
  {
    name: 'A domain that takes no mail',
    source: 'RFC 7505',
    input: { email: 'ada@nomail.co.uk', check_mx: true },
    given: { mailExchange: { lookup: async () => 'refuses' as const } },
    expect: {
      data: {
        verdict: 'invalid',
        reasons: ['no_mail_server'],
        normalized: 'ada@nomail.co.uk',
        suggestion: null,
        engine,
      },
    },
  },
] as const;
