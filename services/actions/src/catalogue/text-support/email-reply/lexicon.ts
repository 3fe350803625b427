import type { Language } from '../../../text/languages';
import type { Intent } from './intents';

/** Words and phrases without accents; * stands for the rest of a word. A phrase weighs as many points as it has words. */
export const LEXICON: Record<Language, Readonly<Record<Exclude<Intent, 'other'>, string>>> = {
  en: {
    order_status: `where is my|my order|my parcel|my package|tracking|track*|not arrived|has not arrived|hasn't arrived|still waiting for|
      deliver*|shipped|shipment|shipping|when will it arrive|when will i receive|dispatch*|courier|in transit|arrive*`,
    return_refund: `refund*|money back|my money|send it back|send back|return*|return label|exchange*|wrong size|does not fit|doesn't fit|too small|too big|
      not as described|swap|replacement`,
    complaint: `complain*|unacceptable|ridiculous|furious|outrageous|worst service|disappointed|disappointing|terrible|awful|worst|angry|rude|poor service|fed up|disgrace*|never again|
      very unhappy|unhappy with|not happy|manager|broken|damaged|waste of`,
    billing: `invoice*|billed|billing|charged|charged twice|charge on my|double charge|payment*|receipt|vat|credit card|bank statement|
      direct debit|overcharged|paid twice|purchase order`,
    cancellation: `cancel*|cancel my|cancel order|terminate*|end my subscription|stop my subscription|close my account|cancel my order|notice period|not renew|
      stop the contract|end my contract`,
    appointment: `appointment*|meeting*|reschedule*|book a|book an|slot|schedule a|schedule*|available on|are you free|visit you|come by|
      move our meeting|calendar|a call next`,
    quote_request: `quote|quotation|price*|pricing|how much|cost estimate|estimate|price list|offer for|discount for|what would it cost|rates|
      interested in buying|request for proposal|volume discount`,
    technical_issue: `error*|bug*|crash*|not working|doesn't work|does not work|stopped working|won't load|cannot open|freez*|fails|failure|
      blank page|broken link|api|sync*|slow|error message|install*|update failed`,
    account_access: `password*|log in|login|sign in|locked out|reset my|reset link|can't access|cannot access|two-factor|verification code|
      authenticat*|my account is locked|username|blocked account`,
    job_application: `application*|apply*|applying|resume|cv|cover letter|vacancy|job*|position of|internship|candidate|job offer|hiring|career*`,
    unsubscribe: `unsubscribe*|remove me|mailing list|stop sending|stop emailing|newsletter|no more emails|take me off|delete my data|gdpr|opt out`,
    thanks: `thank you so much|thanks a lot|many thanks|thanks for your help|great job|well done|all good now|works perfectly|much appreciated|
      you were very helpful|thank you for your help|excellent service|it works now`,
    out_of_office: `out of office|out of the office|automatic reply|auto reply|autoreply|on annual leave|on vacation|limited access to email|
      i am away|i will be back on|return to the office|away until`,
  },
  fr: {
    order_status: `ou est ma|ou en est|ma commande|mon colis|suivi*|pas recu|toujours pas recu|rien recu|pas arrive*|livr*|expedi*|transporteur|
      date de livraison|quand vais je recevoir|numero de suivi|en attente de ma`,
    return_refund: `rembours*|retour*|renvoyer|retourner|echang*|mauvaise taille|trop petit*|trop grand*|ne convient pas|non conforme|
      etiquette de retour|ne correspond pas`,
    complaint: `plainte|reclamation|en ai marre|ras le bol|inadmissible|inacceptable|decu*|decev*|honteux|scandal*|mecontent*|tres en colere|desastreux|lamentable|
      plus jamais|responsable|mauvais service|cass*|abime*|furieu*`,
    billing: `factur*|prelev*|debit*|paiement*|paye deux|tva|recu fiscal|double prelevement|releve bancaire|montant|carte bancaire|avoir sur|
      erreur de facturation|regle deux`,
    cancellation: `resili*|annul*|annuler ma|mettre fin|arreter mon abonnement|fermer mon compte|cloturer|preavis|ne pas renouveler|fin de contrat`,
    appointment: `rendez-vous|rendez vous|notre rendez|rdv|reunion*|creneau*|decaler|deplacer|disponib*|reporter notre|prendre un rendez|passer vous voir|agenda|
      confirmer l'heure|reporter`,
    quote_request: `devis|tarif*|combien coute*|combien couterait|prix|estimation|grille tarifaire|proposition commerciale|chiffrage|remise|
      quel est le cout|offre de prix`,
    technical_issue: `erreur*|bug*|bogue*|plante*|ne fonctionne|ne fonctionne plus|ne marche|ne marche plus|page blanche|message d'erreur|bloque*|
      lent*|panne*|ne s'ouvre|ne se charge|synchronis*|api|mise a jour|installation`,
    account_access: `mot de passe|me connecter|connexion|identifiant*|compte bloque|reinitialis*|acceder a mon|code de verification|
      double authentification|acces a mon compte|mon compte est`,
    job_application: `candidat*|cv|curriculum|lettre de motivation|poste de|offre d'emploi|stage*|alternance|recrut*|embauche*|postuler|postule`,
    unsubscribe: `desabonn*|desinscri*|ne plus recevoir|liste de diffusion|newsletter|retirer de|supprimer mes donnees|rgpd|arretez de m'envoyer|
      vos mails publicitaires`,
    thanks: `merci beaucoup|un grand merci|mille mercis|merci pour votre aide|merci infiniment|bravo|tout fonctionne|parfait merci|super travail|
      je vous remercie pour|excellent service|tres satisfait*|c'est parfait`,
    out_of_office: `absent* du bureau|absence du bureau|reponse automatique|message automatique|en conges|je suis absent*|de retour le|
      actuellement absent*|acces limite a|en conge`,
  },
  es: {
    order_status: `donde esta mi|mi pedido|mi paquete|seguimiento|no ha llegado|no he recibido|sin recibir|entreg*|envio|enviado|transportista|
      cuando llega*|cuando recibire|numero de seguimiento|estado del pedido|estado de mi|reparto`,
    return_refund: `reembols*|devol*|devuel*|el dinero|mi dinero|dinero de vuelta|cambiar la talla|cambio de talla|talla equivocada|demasiado pequen*|demasiado grande|
      no me queda|etiqueta de devolucion|no corresponde|cambiarlo|cambiarla`,
    complaint: `queja*|reclam*|inaceptable|es una verguenza|decepcion*|vergonzos*|pesim*|indignad*|enfadad*|mal servicio|nunca mas|encargado|hoja de reclamaciones|
      harto|harta|fatal|roto|rota|danad*`,
    billing: `factura*|cobr*|cobrado dos|pago*|iva|recibo*|cargo en|cargo duplicado|domicilia*|extracto|tarjeta|transferencia|importe`,
    cancellation: `cancel*|cancelar mi|cancelar la|cancelar el|anular mi|anular el|dar de baja mi|suscripcion|darme de baja del servicio|baja del contrato|anular*|anulacion|rescindir|cerrar mi cuenta|no renovar|
      fin del contrato|terminar el contrato`,
    appointment: `cita*|reunion*|reprogram*|hueco|agendar|agenda|aplazar|disponib*|quedar el|visita*|cambiar la hora|concertar`,
    quote_request: `presupuesto*|precio*|cuanto cuesta*|cuanto costaria|tarifa*|cotiza*|oferta para|descuento por|lista de precios|coste de|
      propuesta comercial`,
    technical_issue: `error*|fallo*|falla*|no funciona|dejo de funcionar|ha dejado de funcionar|se bloquea|se cuelga|pantalla en blanco|
      mensaje de error|no carga|lent*|averia*|sincroniz*|api|actualizacion|no se abre|instala*`,
    account_access: `contrasena*|iniciar sesion|no puedo entrar|no puedo acceder|acceder a mi|cuenta bloqueada|restablecer|codigo de verificacion|
      usuario|clave de acceso|doble factor`,
    job_application: `candidat*|curriculum|cv|carta de presentacion|vacante|puesto de|oferta de empleo|practicas|trabajar con|postular*|
      proceso de seleccion|empleo`,
    unsubscribe: `darme de baja de la lista|baja de la newsletter|no recibir mas|dejen de enviar*|dejar de recibir|boletin|lista de correo|newsletter|
      borrar mis datos|rgpd|eliminar mis datos|no quiero recibir`,
    thanks: `muchas gracias por|muchisimas gracias|mil gracias|gracias por su ayuda|gracias por vuestra|todo funciona|perfecto gracias|
      excelente servicio|gran trabajo|enhorabuena|muy content*|muy satisfech*`,
    out_of_office: `fuera de la oficina|respuesta automatica|mensaje automatico|de vacaciones|estoy ausente|estare ausente|volvere el|
      acceso limitado|regreso el|me encuentro fuera`,
  },
};
