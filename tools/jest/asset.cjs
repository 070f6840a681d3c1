// Stands in for style sheets, pictures and fonts.
module.exports = 'asset';
