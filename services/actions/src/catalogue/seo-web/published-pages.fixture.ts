/** The first page of the web, as CERN serves it since 1992, without its list of links. */
export const FIRST_PAGE = `<HEADER>
<TITLE>The World Wide Web project</TITLE>
<NEXTID N="55">
</HEADER>
<BODY>
<H1>World Wide Web</H1>The WorldWideWeb (W3) is a wide-area<A
NAME=0 HREF="WhatIs.html">
hypermedia</A> information retrieval
initiative aiming to give universal
access to a large universe of documents.<P>
</BODY>`;

/** The page of a product in Google's manual of structured data, shortened. */
export const PRODUCT_PAGE = `<html>
<head><title>Executive Anvil</title>
<script type="application/ld+json">{
"@context": "https://schema.org/", "@type": "Product", "name": "Executive Anvil",
"description": "Sleeker than ACME's Classic Anvil, the Executive Anvil is perfect for the business traveler looking for something to drop from a height.",
"sku": "0446310786", "mpn": "925872", "brand": {"@type": "Brand", "name": "ACME"},
"aggregateRating": {"@type": "AggregateRating", "ratingValue": 4.4, "reviewCount": 89},
"offers": {"@type": "Offer", "url": "https://example.com/anvil", "priceCurrency": "USD", "price": 119.99}
}</script></head>
<body></body>
</html>`;
