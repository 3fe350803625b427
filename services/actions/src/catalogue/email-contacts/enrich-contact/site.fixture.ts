/** Pages of a company that does not exist, as its site would serve them. */
export const HOME_PAGE = `<!doctype html>
<html lang="fr-FR"><head>
<title>Atelier Mercier | Menuiserie sur mesure à Nantes</title>
<meta name="description" content="Menuiserie &amp; agencement sur mesure depuis 1987.">
<meta property="og:site_name" content="Atelier Mercier">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
 {"@type":"WebSite","name":"Accueil"},
 {"@type":["LocalBusiness","HomeAndConstructionBusiness"],"name":"Atelier Mercier SARL","telephone":"02 40 12 34 56",
  "address":{"@type":"PostalAddress","streetAddress":"12 quai de la Fosse","postalCode":"44000","addressLocality":"Nantes","addressCountry":"FR"},
  "sameAs":["https://www.linkedin.com/company/atelier-mercier/"]}]}</script>
</head><body>
<a href="https://www.facebook.com/sharer/sharer.php?u=x">Partager</a>
<a href="https://www.instagram.com/ateliermercier/">Instagram</a>
<a href="mailto:Contact@Atelier-Mercier.fr?subject=Devis">Nous écrire</a>
<a href="/mentions-legales">Mentions légales</a>
<a href="https://elsewhere.example/contact">Partenaire</a>
<script>alert(1)</script>
</body></html>`;

export const LEGAL_PAGE = `<html><head><title>Mentions légales</title></head><body>
<address>Atelier Mercier SARL<br>12 quai de la Fosse<br>44000 Nantes</address>
<a href="tel:+33%206%2012%2034%2056%2078">06 12 34 56 78</a> <a href="tel:123">123</a></body></html>`;
