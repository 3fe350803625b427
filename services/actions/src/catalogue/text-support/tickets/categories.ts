import type { Language } from '../../../text/languages';

export interface TicketCategory {
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Words and phrases in each language, separated by "|". */
  readonly phrases: Readonly<Record<Language, string>>;
  /** Questions and wishes wait; what is broken does not. */
  readonly basePriority: 'normal' | 'low';
}

/** What a ticket is about when the caller has no labels of their own. */
export const TICKET_CATEGORIES: readonly TicketCategory[] = [
  {
    name: 'billing',
    label: { en: 'Billing', fr: 'Facturation', es: 'Facturación' },
    basePriority: 'normal',
    phrases: {
      en: 'invoice|invoices|bill|billing|charged|charged twice|charge|double charge|payment|payment failed|pay|paid|card|credit card|card was declined|declined|VAT|VAT number|receipt|amount|direct debit|bank|bank account|overcharged|wrong amount|transaction|PayPal|credit note|tax|subscription fee|price on the invoice|balance|statement|bank statement|payments|debit|debited|dollars|euros|money was taken|taken from my account|took money|withdrawn|fee|fees|late fee|billing address|checkout|instalment|due date|unpaid|payment reminder|wire transfer|IBAN|SEPA|cents|paid twice|same day|price difference|refund the difference|tax number|purchase|prorated|billing cycle|charges|unknown charge',
      fr: 'facture|factures|facturation|débité|débité deux fois|prélevé|prélèvement|double prélèvement|paiement|payer|payé|carte bancaire|carte|carte refusée|TVA|numéro de TVA|reçu de paiement|montant|virement|banque|somme|avoir sur facture|transaction|PayPal|encaissé|surfacturé|relevé|taxe|trop perçu|échéance|relevé bancaire|prélèvements|prélevés|euros|argent|somme prélevée|retiré de mon compte|frais|pénalité|adresse de facturation|échéancier|mensualité|impayé|relance|RIB|IBAN|SEPA|centimes|payé deux fois|même jour|écart de prix|numéro fiscal|achat|débit|crédit|comptable|comptabilité|justificatif de paiement|encaissement',
      es: 'factura|facturas|facturación|cobrado|cobrado dos veces|cobro|cobro duplicado|cobraron|cargo|pago|pagar|pagado|tarjeta|tarjeta rechazada|rechazan|saldo|IVA|CIF|recibo|importe|domiciliación|banco|transferencia|transacción|PayPal|impuesto|cuota|abono en factura|extracto|extracto bancario|cargos|euros|dinero|han retirado|retirado de mi cuenta|comisión|recargo|dirección de facturación|plazo|mensualidad|impagado|recordatorio de pago|IBAN|SEPA|céntimos|pagado dos veces|mismo día|diferencia de precio|número fiscal|compra|débito|contable|contabilidad|justificante de pago|facturar|cobran',
    },
  },
  {
    name: 'delivery',
    label: { en: 'Delivery', fr: 'Livraison', es: 'Envío' },
    basePriority: 'normal',
    phrases: {
      en: 'delivery|delivered|deliver|shipping|shipment|shipped|ship|parcel|package|courier|carrier|tracking|tracking number|in transit|not arrived|has not arrived|still nothing|supposed to arrive|where is my order|where is my parcel|order|late delivery|delayed|shipping address|delivery address|postman|customs|lost parcel|never received|estimated date|dispatch|DHL|UPS|FedEx|neighbour|neighbor|left it with|driver|pickup point|pick up point|arrive|arrives|arrived late|waiting for my|still waiting|street|doorstep|depot|when will|received|not here yet|warehouse|shipping cost|express|delivery slot|redeliver|missed delivery|out for delivery|returned to sender|mail',
      fr: "livraison|livré|livrer|expédition|expédié|expédier|colis|transporteur|livreur|suivi|numéro de suivi|en transit|pas arrivé|toujours rien|devait arriver|où est mon colis|où est ma commande|commande|retard de livraison|en retard|adresse de livraison|facteur|douane|colis perdu|jamais reçu|date de livraison|envoi|point relais|pas encore reçu|DHL|UPS|Colissimo|Chronopost|Mondial Relay|La Poste|voisin|déposé|déposer|chauffeur|arriver|arrive|arrivera|j'attends|attends toujours|rue|porte|dépôt|quand vais-je recevoir|reçu|entrepôt|express|créneau|relivrer|avis de passage|en cours de livraison|retour à l'expéditeur|boîte aux lettres|acheminement|paquet",
      es: 'entrega|entregado|entregar|envío|enviado|envíos|paquete|mensajero|transportista|repartidor|seguimiento|número de seguimiento|en tránsito|no ha llegado|sigue sin aparecer|sigue sin llegar|tenía que llegar|dónde está mi paquete|dónde está mi pedido|pedido|retraso|dirección de envío|dirección de entrega|cartero|aduana|paquete perdido|nunca llegó|no ha salido|DHL|UPS|Correos|SEUR|MRW|vecino|dejó|dejado|conductor|punto de recogida|llegar|llega|llegará|llegado|sigo esperando|calle|puerta|almacén|cuándo voy a recibir|recibido|exprés|franja horaria|volver a entregar|en reparto|devuelto al remitente|buzón|remesa',
    },
  },
  {
    name: 'returns',
    label: { en: 'Returns and refunds', fr: 'Retours et remboursements', es: 'Devoluciones y reembolsos' },
    basePriority: 'normal',
    phrases: {
      en: 'return|returns|returned|send back|send it back|send them back|refund|refunded|money back|exchange|replacement|replace|wrong item|wrong size|wrong colour|wrong color|wrong product|damaged|broken|arrived broken|arrived damaged|defective|faulty|too small|too big|does not fit|missing part|warranty|return label|torn|scratched|not as described|swap|another size|different size|size|fit|fits|store credit|voucher|collect it|unused|within 14 days|within 30 days|item|change it for|prefer another|stain|hole|scratch|cracked|does not match|returning|gift receipt|try on|opened box|withdrawal period|reimburse',
      fr: "retour|retourner|renvoyer|les renvoyer|rembourser|remboursé|remboursement|échange|échanger|remplacer|remplacement|mauvais article|mauvaise taille|mauvaise couleur|mauvais produit|abîmé|cassé|arrivé cassé|endommagé|défectueux|trop petit|trop grand|taille|pièce manquante|garantie|étiquette de retour|bon de retour|rayé|déchiré|pas conforme|non conforme|article|autre taille|changer de taille|taille L|taille M|il me faudrait|bon d'achat|avoir|récupérer le produit|non utilisé|sous 14 jours|sous 30 jours|rétractation|délai de rétractation|tache|trou|rayure|fissuré|fêlé|ne correspond pas|essayer|déballé|reprise|reprendre|l'échange|changer pour|veste|robe|pantalon",
      es: 'devolución|devolver|devuelvo|devuelvan|devuelvan el dinero|reembolso|reembolsan|reembolsar|cambio|cambiarlo|un cambio|reemplazo|sustituir|artículo equivocado|talla equivocada|color equivocado|producto equivocado|dañado|roto|llegó roto|defectuoso|pequeños|pequeño|quedan pequeños|grande|talla|falta una pieza|garantía|etiqueta de devolución|rayado|no es lo que pedí|otra talla|cambiar de talla|talla L|talla M|necesito una|vale|vale de compra|recoger el producto|sin usar|en 14 días|en 30 días|desistimiento|mancha|agujero|arañazo|agrietado|no coincide|probarme|cómo la cambio|cómo lo cambio|lo cambio|la cambio|los cambio|cambiar por|chaqueta|vestido|pantalón|ticket regalo',
    },
  },
  {
    name: 'account',
    label: { en: 'Account and access', fr: 'Compte et accès', es: 'Cuenta y acceso' },
    basePriority: 'normal',
    phrases: {
      en: "log in|login|sign in|sign-in|password|reset my password|password reset|account|account is locked|locked|locked out|access|access denied|two-factor|verification code|authentication|username|profile|my profile|email address of my profile|change my email|change the email|hacked|blocked account|can't log in|cannot log in|unable to log in|session expired|2FA|credentials|code|six digit code|security code|sms code|authenticator|two-step|changed phones|new phone|phone number|workspace|stuck outside|enter|permission|permissions|admin rights|user rights|activation link|confirmation email|captcha|suspended|deactivated|recover|recovery|security question|sign up|register|registration|logged out|logs me out",
      fr: "connexion|me connecter|connecter|se connecter|mot de passe|réinitialiser|réinitialiser mon mot de passe|mot de passe oublié|compte|compte bloqué|bloqué|accès|accéder|double authentification|code de vérification|identifiant|identifiants|profil|mon profil|adresse e-mail de mon profil|changer mon adresse e-mail|modifier mon e-mail|piraté|impossible de me connecter|session|authentification|code|code à six chiffres|code de sécurité|code SMS|changé de téléphone|nouveau téléphone|numéro de téléphone|espace|mon espace|entrer dans|rentrer|droits|droits d'administrateur|permission|lien d'activation|mail de confirmation|captcha|suspendu|désactivé|récupérer mon compte|récupération|question de sécurité|inscription|m'inscrire|déconnecte|déconnecté|me déconnecte",
      es: 'iniciar sesión|inicio de sesión|sesión|contraseña|restablecer|restablecer la contraseña|olvidé mi contraseña|cuenta|cuenta bloqueada|bloqueada|acceso|acceder|entrar en mi cuenta|doble factor|código de verificación|usuario|perfil|mi perfil|correo electrónico de mi perfil|cambiar mi correo|cambiar el correo|hackeado|no puedo entrar|autenticación|credenciales|código|código de seis cifras|código de seguridad|código SMS|cambié de móvil|nuevo móvil|número de teléfono|espacio|mi espacio|entrar|entrar en|permisos|permiso|derechos de administrador|enlace de activación|correo de confirmación|captcha|suspendida|desactivada|recuperar|recuperar mi cuenta|pregunta de seguridad|registro|registrarme|me desconecta|cierra la sesión',
    },
  },
  {
    name: 'technical',
    label: { en: 'Technical issue', fr: 'Problème technique', es: 'Problema técnico' },
    basePriority: 'normal',
    phrases: {
      en: "error|error message|error 500|bug|crash|crashes|crashing|freezes|frozen|down|site is down|outage|not working|does not work|doesn't work|stopped working|broken link|slow|blank page|blank|does not load|do not load|loading|load|upload|uploading|server|timeout|API|Safari|Chrome|Firefox|browser|Android|iPhone|since the last update|update|sync|synchronisation|fails|glitch|unavailable|page stays blank|screen|app|click|when I click|clicking|nothing happens|spins|spinning|hangs|stuck|display|displays|disappear|disappeared|data missing|cannot save|can't save|save|white screen|notifications|print|printing|sound|restart|reinstall|version|wrong result|duplicate|keeps|button does not|broken page|404|unresponsive|laggy|wifi|bluetooth|connection lost|dropdown|file",
      fr: "erreur|message d'erreur|erreur 500|bug|plante|plantage|se fige|gelé|en panne|panne|site est en panne|ne fonctionne pas|ne fonctionne plus|ne marche pas|ne marche plus|lien mort|lent|page blanche|blanche|ne s'affiche pas|ne s'affichent pas|affichent|charger|chargement|serveur|délai dépassé|API|Safari|Chrome|Firefox|navigateur|Android|iPhone|depuis la mise à jour|mise à jour|synchronisation|échoue|indisponible|écran|application|fichier|l'application plante|clique|quand je clique|cliquer|rien ne se passe|se passe rien|tourne|tourne dans le vide|mouline|se bloque|coincé|affichage|affiche|disparu|disparaît|données manquantes|enregistrer|sauvegarder|impossible d'enregistrer|écran blanc|notifications|imprimer|impression|son|redémarrer|réinstaller|version|mauvais résultat|doublon|404|rame|wifi|bluetooth|connexion perdue|bouton|déroulant",
      es: 'error|mensaje de error|error 500|fallo|falla|se cierra|se bloquea|se cuelga|caída|caído|web está caída|no funciona|no funcionan|dejó de funcionar|enlace roto|lento|página en blanco|en blanco|no carga|no cargan|no se ven|cargar|subir|servidor|tiempo de espera|API|Safari|Chrome|Firefox|navegador|Android|iPhone|desde la última actualización|actualización|sincronización|no disponible|pantalla|aplicación|web|app|pulsar|al pulsar|hago clic|clic|no pasa nada|no ocurre nada|girando|cargando|atascado|se congela|muestra|desaparecido|desaparece|faltan datos|guardar|no guarda|no se guarda|pantalla blanca|notificaciones|imprimir|impresión|sonido|reiniciar|reinstalar|versión|resultado incorrecto|duplicado|404|va lento|wifi|bluetooth|conexión perdida|botón|archivo',
    },
  },
  {
    name: 'feature_request',
    label: { en: 'Feature request', fr: 'Demande d’évolution', es: 'Petición de mejora' },
    basePriority: 'low',
    phrases: {
      en: "feature|feature request|it would be great|would be great if|would be nice|would be nice if|would love to see|please consider|please add|could you add|add support|suggestion|suggest|idea|improvement|integration|integration with|dark mode|wish|roadmap|I wish|would be useful|missing feature|option to|support for|any chance|some day|one day|shortcut|shortcuts|could we get|in the future|plan to add|do you plan|would help us|ability to|allow us to|wishlist|customise|customize|more options|bring back|new feature|have you thought|would love|I'd love|it would help|propose|enhancement|widget|theme",
      fr: "fonctionnalité|nouvelle fonctionnalité|ce serait bien|ce serait bien de|serait utile|serait super|il serait bien|j'aimerais voir|pourriez-vous ajouter|pouvez-vous ajouter|pourriez-vous prévoir|ajouter|suggestion|suggère|idée|amélioration|améliorer|intégration|intégration avec|mode sombre|souhait|feuille de route|il manque une option|proposer une idée|prévoir|un jour|raccourci|raccourcis|seraient les bienvenus|serait le bienvenu|à l'avenir|prévoyez-vous|comptez-vous ajouter|nous aiderait|possibilité de|permettre de|liste de souhaits|personnaliser|plus d'options|remettre|avez-vous pensé|j'adorerais|serait pratique|évolution|thème|bienvenus|gagnerait à",
      es: 'funcionalidad|nueva función|estaría bien|estaría bien que|sería genial|sería útil|me gustaría ver|podrían añadir|pueden añadir|añadir|añadieran|agregar|sugerencia|sugiero|idea|mejora|mejorar|integración|integración con|modo oscuro|hoja de ruta|echo de menos|falta una opción|propongo|algún día|atajo|atajos|vendría bien|vendrían bien|vendrían muy bien|en el futuro|tienen previsto|piensan añadir|nos ayudaría|posibilidad de|permitir|lista de deseos|personalizar|más opciones|volver a poner|han pensado|me encantaría|sería práctico|tema|evolución|habrá',
    },
  },
  {
    name: 'cancellation',
    label: { en: 'Cancellation', fr: 'Résiliation', es: 'Cancelación' },
    basePriority: 'normal',
    phrases: {
      en: "cancel|cancel my subscription|cancellation|cancelled|unsubscribe|terminate|end my subscription|end my contract|stop the renewal|renewal|auto-renewal|close my account|delete my account|subscription|downgrade|contract|leave your service|opt out|stop my plan|notice period|end our contract|another provider|moving to another|switch provider|switching to|not renew|do not renew|won't renew|quit|stop my subscription|no longer need|no longer use|don't need it anymore|end of the contract|end my plan|terminate our|close our account|remove my account|leaving|give notice|cancel our",
      fr: "résilier|résilier mon abonnement|résiliation|annuler|annuler mon abonnement|annulation|désabonner|désinscrire|mettre fin|fin de contrat|arrêter le renouvellement|renouvellement|reconduction|fermer mon compte|supprimer mon compte|clôturer|abonnement|contrat|préavis|arrêter mon abonnement|fin à notre contrat|notre contrat|changer de prestataire|changeons de prestataire|prestataire|ne pas renouveler|ne souhaite pas renouveler|plus besoin|n'utilise plus|n'utilisons plus|cesser|stopper|arrêter|quitter|fermer notre compte|clôture|partir|mettre un terme|dénoncer|arrêt de l'abonnement",
      es: 'dar de baja|darme de baja|baja|cancelar|cancelar mi suscripción|cancelen|cancelación|anular|desuscribir|terminar el contrato|fin de contrato|renovación|cancelen la renovación|cerrar mi cuenta|eliminar mi cuenta|eliminen mi cuenta|borrar mi cuenta|suscripción|contrato|preaviso|nuestro contrato|terminen nuestro contrato|cambiar de proveedor|cambiamos de proveedor|proveedor|no renovar|no quiero renovar|ya no necesito|ya no lo uso|ya no usamos|dejar de|finalizar|rescindir|poner fin|cerrar nuestra cuenta|borren mi cuenta|irme|cese|terminar|no seguir',
    },
  },
  {
    name: 'how_to',
    label: { en: 'How-to question', fr: 'Question d’utilisation', es: 'Pregunta de uso' },
    basePriority: 'low',
    phrases: {
      en: 'how do i|how can i|how to|where do i find|where can i find|where is the setting|is there a way|is it possible to|setting|settings|export|export my|import|spreadsheet|configure|set up|setup|tutorial|guide|documentation|steps|invite|invite a colleague|team member|explain|instructions|menu|button|step by step|CSV|what are the steps|add my|add a|change the|how should i|can i use|can i change|which menu|template|logo|show me|help me to|learn|connect my|enable|disable|turn on|turn off|activate|schedule|share a|create a|rename|where is',
      fr: "comment faire|comment puis-je|comment exporter|comment importer|comment|où se trouve|où trouver|où puis-je|y a-t-il un moyen|est-il possible de|réglage|réglages|paramètre|paramètres|exporter|importer|tableur|configurer|tutoriel|guide|documentation|étapes|inviter|inviter un collègue|membre de mon équipe|expliquer|mode d'emploi|menu|bouton|CSV|quelles sont les étapes|ajouter mon|mettre mon|changer le|puis-je utiliser|puis-je modifier|quel menu|modèle|logo|montrer|aidez-moi à|apprendre|connecter mon|activer|désactiver|programmer|planifier|partager un|créer un|renommer|où est",
      es: 'cómo hago|cómo puedo|cómo se|cómo exporto|cómo importo|cómo|dónde está la opción|dónde encuentro|dónde puedo|hay alguna forma|es posible|ajuste|ajustes|opción|configuración|exportar|exporto|importar|hoja de cálculo|configurar|tutorial|guía|documentación|pasos|invitar|invitar a un compañero|miembro del equipo|explicar|instrucciones|menú|botón|CSV|cuáles son los pasos|añadir mi|poner mi|cambiar el|puedo usar|puedo cambiar|qué menú|plantilla|logo|mostrar|ayúdenme a|aprender|conectar mi|activar|desactivar|programar|compartir un|crear un|renombrar|dónde está',
    },
  },
  {
    name: 'sales',
    label: { en: 'Sales question', fr: 'Question commerciale', es: 'Consulta comercial' },
    basePriority: 'low',
    phrases: {
      en: "price|pricing|quote|quotation|discount|demo|book a demo|sales|someone from sales|trial|free trial|plan|plan for|plans|how much|how much does|what does it cost|cost|users|licence|licences|license|schools|offer|do you offer|before buying|purchase order|enterprise|volume|reseller|partnership|compare|upgrade|cheaper|cheaper tier|tier|tiers|non profit|nonprofit|charity|association|students|people|seats|interested in|considering|evaluate|evaluating|buy|contact sales|what's included|included in|difference between|package|yearly|annual plan|rates|negotiate|budget|company of|employees|offer for|call me back",
      fr: "prix|tarif|tarifs|devis|remise|réduction|démo|démonstration|commercial|un commercial|essai|essai gratuit|formule|formule pour|offre|combien coûte|combien|coûte|coût|utilisateurs|licence|licences|écoles|proposez-vous|avant d'acheter|bon de commande|entreprise|volume|revendeur|partenariat|comparer|associations|moins chère|moins cher|palier|association|asso|étudiants|personnes|postes|intéressé par|intéressés|nous envisageons|évaluer|acheter|contacter un commercial|ce qui est inclus|inclus dans|différence entre|forfait|forfaits|annuel|offre annuelle|négocier|budget|société de|salariés|offre pour|me rappeler|être rappelé",
      es: 'precio|precios|tarifa|tarifas|presupuesto|descuento|demo|demostración|comercial|un comercial|prueba gratuita|prueba|plan|plan para|planes|cuánto cuesta|cuánto|cuesta|coste|usuarios|licencia|licencias|colegios|oferta|ofrecen|tienen descuento|antes de comprar|orden de compra|empresa|volumen|distribuidor|comparar|más barata|más barato|nivel|asociación|ong|estudiantes|personas|puestos|interesado en|interesados|estamos valorando|evaluar|comprar|contactar con ventas|ventas|qué incluye|incluido en|diferencia entre|paquete|paquetes|anual|plan anual|negociar|empresa de|empleados|oferta para|que me llamen',
    },
  },
];
