/** The viewer of the contract. Its script reads the contract and draws everything; without it a link leads to the document. */
export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · declic docs</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/assets/docs.css">
<script defer src="/docs/assets/reference.js"></script>
<script defer src="/docs/assets/reference-start.js"></script>
</head>
<body class="viewer">
<header class="top">
<a class="wordmark" href="/">declic</a>
<a class="area" href="/docs">Docs</a>
<nav aria-label="Documentation"><a href="/docs/actions">Actions</a><a href="/docs/errors">Errors</a><a href="/docs/reference" aria-current="page">API reference</a></nav>
<a class="button" href="/keys">Get an API key</a>
</header>
<div id="reference"></div>
<noscript><p class="notice">The viewer needs JavaScript. The contract is <a href="/v1/openapi.json">a document</a>, and each action has <a href="/docs/actions">a page</a>.</p></noscript>
</body>
</html>`;
