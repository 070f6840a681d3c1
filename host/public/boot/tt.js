// Runs before every other script: makes antd's ways of styling fit the content security policy, and lets
// scripts come only from the folders in which releases live.
(() => {
  const nonce = document.querySelector('meta[name=csp-nonce]')?.content;
  const createElement = Document.prototype.createElement;
  Document.prototype.createElement = function (name, options) {
    const element = createElement.call(this, name, options);
    // antd makes some style elements without passing the nonce it was given.
    if (nonce && String(name).toLowerCase() === 'style') element.nonce = nonce;
    return element;
  };

  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    // A text area that grows measures itself this way; as an attribute the policy would refuse it.
    if (name === 'style' && this.style) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };

  if (!window.trustedTypes) return;
  const folders = /^\/(assets|remotes|boot|pdf)\//;
  window.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      const isOurs = folders.test(pathname) || pathname === '/service-worker.js';
      return origin === location.origin && isOurs ? address : null;
    },
    createHTML: (html) => (/<[a-z!/?]/i.test(html) ? null : html),
    createScript: () => null,
  });
})();
