const APPS = ['shell', 'edge', 'e2e', 'mf-*', 'service-*'];

/** Rules of the house that a machine can check, as flat-config fragments. */
export const houseRules = {
  namedExports: {
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports only: a name can be searched for and renamed.',
        },
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
    },
  },
  imports: {
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              message: 'Import from react-router-dom: two packages would be two router contexts.',
            },
          ],
          patterns: [
            {
              group: APPS.flatMap((app) => [`@declic/${app}`, `@declic/${app}/**`]),
              message: 'Applications meet only at run time: share through libs/* or the API contract.',
            },
          ],
        },
      ],
    },
  },
};
