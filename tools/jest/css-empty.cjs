module.exports = { process: () => ({ code: 'module.exports = {};' }) };
