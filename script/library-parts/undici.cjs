// @ts-nocheck: the package's types describe only the whole package.
/** Without fetch, WebSocket, caches and mocks: 0.6 MB. */
const Agent = require('undici/lib/dispatcher/agent')
const Dispatcher = require('undici/lib/dispatcher/dispatcher')

// undici's main file adds its methods to this prototype.
Dispatcher.prototype.request = require('undici/lib/api/api-request')

module.exports = { Agent, buildConnector: require('undici/lib/core/connect') }
