// @ts-nocheck: the package has types only for the whole.
/**
 * The parts of undici that the server uses. The whole package also has fetch, WebSocket, caches and mocks: 0.6 MB of
 * code that Node would keep in memory.
 */
const Agent = require('undici/lib/dispatcher/agent')
const Dispatcher = require('undici/lib/dispatcher/dispatcher')

// undici's main file adds its methods to this prototype.
Dispatcher.prototype.request = require('undici/lib/api/api-request')

module.exports = { Agent, buildConnector: require('undici/lib/core/connect') }
