import { ShellPage } from './shell-page';

/** What visitors get while there is no shell at all: nothing was released yet, or the store cannot be read after a restart. */
export const outagePage = new ShellPage(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="refresh" content="10">
    <title>Declic</title>
    <style>
      body { max-width: 32rem; margin: 20vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
      a { color: inherit; }
    </style>
  </head>
  <body>
    <main>
      <h1>Declic is not available right now</h1>
      <p>It is not your fault. It should be back soon, and this page tries again by itself.</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>
`);
