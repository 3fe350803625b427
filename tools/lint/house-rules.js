const APPS = ['shell', 'edge', 'e2e', 'mf-*', 'operate', 'service-*'];

const NAMED_EXPORTS = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only: a name can be searched for and renamed.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
];

const TOO_MANY = {
  selector: 'PropertyDefinition[key.name="kind"][value.value="too-many"]',
  message: 'Throw a TooManyRequestsError with a code and a message: it is the one error that is answered with 429.',
};

const RESTRICTED = {
  paths: [
    { name: 'react-router', message: 'Import from react-router-dom: two packages would be two router contexts.' },
  ],
  patterns: [
    {
      group: APPS.flatMap((app) => [`@declic/${app}`, `@declic/${app}/**`]),
      message: 'Applications meet only at run time: share through libs/* or the API contract.',
    },
  ],
};

const HTTP_IN_DOMAIN =
  'HTTP ends at the controller: give the service values, and throw a DomainError. See docs/guides/add-an-operation.md.';

const REFRESH_CALL = {
  selector: "CallExpression[callee.property.name='POST'] > Literal[value='/api/accounts/session/refresh']",
  message:
    'A refresh token is used once: only openapi/clients/session-calls.ts renews sessions. Call renew() of @declic/session.',
};

/** Rules of the house that a machine can check, as flat-config fragments. */
export const houseRules = {
  namedExports: {
    rules: { 'no-restricted-syntax': ['error', ...NAMED_EXPORTS, REFRESH_CALL] },
  },
  /** For the one file that renews sessions. */
  sessionCalls: {
    rules: { 'no-restricted-syntax': ['error', ...NAMED_EXPORTS] },
  },
  /** For pages: the shell and the remotes share one query cache, so a key that two of them use is written once. */
  sharedKeys: {
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NAMED_EXPORTS,
        REFRESH_CALL,
        {
          selector: 'ArrayExpression[elements.0.value="accounts"]',
          message:
            'Take the key from @declic/openapi/accounts/queries: accountsKeys, or accountsKey(…) for a key of your own.',
        },
      ],
    },
  },
  /** For controllers: answers are made in files of their own. */
  presenters: {
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NAMED_EXPORTS,
        {
          selector: 'FunctionDeclaration[id.name=/^to[A-Z]/] > .returnType TSTypeReference[typeName.name="OpOutput"]',
          message: 'What makes an answer of the contract stands in `to-<answer>.ts` and is called `to<Answer>`.',
        },
      ],
    },
  },
  /** For services: what `libs/nest-kit` has one of. */
  oneOfEach: {
    rules: {
      'no-restricted-syntax': ['error', ...NAMED_EXPORTS, TOO_MANY],
    },
  },
  /** For services, repositories, jobs and errors: a status belongs to the contract, or to the kind of an error. */
  noStatusInDomain: {
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NAMED_EXPORTS,
        TOO_MANY,
        { selector: 'Property[key.name=/^status(Code)?$/] > Literal[raw=/^[1-5]\\d\\d$/]', message: HTTP_IN_DOMAIN },
      ],
    },
  },
  /** For the same files: neither requests nor responses. */
  noHttpInDomain: {
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [...RESTRICTED.paths, { name: 'fastify', message: HTTP_IN_DOMAIN }],
          patterns: [
            ...RESTRICTED.patterns,
            {
              group: ['@nestjs/common'],
              importNamePattern:
                '^(Http|Req$|Res$|Request|Response|Header|Ip$|Body$|Param$|Query$|Session$)|Exception$',
              message: HTTP_IN_DOMAIN,
            },
          ],
        },
      ],
    },
  },
  /** Product code: lines of a file and of a function. */
  sizes: { rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 60] } },
  imports: { rules: { 'no-restricted-imports': ['error', RESTRICTED] } },
  /** For remotes: the host's entry is not shared at run time, so a remote would bring a copy of it. */
  remoteImports: {
    rules: {
      'no-restricted-imports': [
        'error',
        {
          ...RESTRICTED,
          patterns: [
            ...RESTRICTED.patterns,
            { group: ['@declic/remote-kit/host'], message: 'Remotes import from @declic/remote-kit.' },
          ],
        },
      ],
    },
  },
};
